import { expect } from 'vitest'
import { readConfig } from '../../../../test/calls/config-calls.ts'
import { itConfigures as it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'

const day = 86_400_000
const later = (instant = '', ms = 2 * day) => new Date(Date.parse(instant) + ms).toISOString()

it('a lock takes all later phases along, in one edit with one audit entry (rulebook 18.2)', async ({
  db,
  config,
  admin,
}) => {
  const { eventId } = await insertTestEvent(db, [
    { open: -60, lock: 60 },
    { open: 90, lock: 120 },
    { open: 130, lock: 130 },
    { open: 150, lock: 180 },
  ])
  const datesOf = async () =>
    (await readConfig(admin, eventId)).phases.map(({ open, lock }) => ({ open, lock }))
  const before = await datesOf()
  const [first, second, undated, last] = before
  const data = { lock: later(first?.lock) }
  expect((await config('update-phase', { eventId, index: 1, data, shiftLater: true })).status).toBe(200)
  const after = [
    { open: first?.open, ...data },
    { open: later(second?.open), lock: later(second?.lock) },
    undated,
    { open: later(last?.open), lock: later(last?.lock) },
  ]
  expect(await datesOf()).toEqual(after)
  const audit = await db.selectFrom('audit').where('event_id', '=', eventId).selectAll().execute()
  expect(audit).toMatchObject([
    {
      call: 'update-phase',
      before: { later: [{ index: 2 }, { index: 4 }] },
      after: { later: [{ index: 2 }, {}] },
    },
  ])
})

it('nothing moves if a later phase has opened, or if somebody has edited the phase meanwhile (rulebook 18.2)', async ({
  db,
  config,
  admin,
  refused,
}) => {
  const { eventId } = await insertTestEvent(db, [
    { open: -60, lock: 60 },
    { open: -30, lock: 120 },
    { open: 150, lock: 180 },
  ])
  const { phases } = await readConfig(admin, eventId)
  const shift = (index: number, revision?: number) => ({
    eventId,
    index,
    revision,
    data: { lock: later(phases[index - 1]?.lock) },
    shiftLater: true,
  })
  expect(await refused('update-phase', shift(1))).toEqual([409, 'OPEN_PASSED'])
  expect((await readConfig(admin, eventId)).phases).toEqual(phases)
  const twice = [shift(2, phases[1]?.revision), shift(2, phases[1]?.revision)]
  const answers = await Promise.all(twice.map(body => config('update-phase', body)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await readConfig(admin, eventId)).phases[2]?.open).toBe(later(phases[2]?.open))
})
