import { hostingLimits } from '@game/domain'
import { expect } from 'vitest'
import { addSource, sendChunk } from '../../../../test/calls/log-calls.ts'
import { itConfigures as it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertPrivate } from '../../../../test/fixtures/private-event.ts'
import { countDemos } from '../../hosting-limit/daily-use.ts'

const path = (verb: string) => `/api/clutchdeck/${verb}`
const phases = [{ open: -20, lock: 60, points: 1 }]

it('a private event has two game servers at a time, also when two are added at once; a public one as many as it needs (rulebook 30.8)', async ({
  db,
  admin,
  newUser,
}) => {
  const owner = await newUser()
  const { eventId } = await insertPrivate(db, phases, { owner })
  const { id } = await addSource(owner, eventId, 'Server 1')
  const add = (name: string) =>
    owner.call<{ rule?: string }>(path('add-score-source'), { eventId, name }).then(({ body }) => body.rule)
  expect((await Promise.all([add('Server 2'), add('Server 3')])).toSorted()).toEqual([
    'EVENT_SOURCES',
    undefined,
  ])
  expect((await owner.call(path('remove-score-source'), { id })).status).toBe(200)
  expect(await add('Server 4')).toBeUndefined()
  const shown = await insertTestEvent(db, phases)
  for (const name of ['1', '2', '3'])
    expect(await addSource(admin, shown.eventId, name)).toHaveProperty('token')
})

it('logs beyond the megabytes of a day are refused and not stored, the source says so, and what was acknowledged stays (rulebook 30.8)', async ({
  db,
  admin,
  newUser,
  testApp,
}) => {
  const owner = await newUser()
  const { eventId } = await insertPrivate(db, phases, { owner })
  const source = await addSource(owner, eventId)
  const limit = (logMb: number) =>
    admin.call(path('update-hosting-limits'), { limits: { ...hostingLimits, logMb } })
  await limit(1)
  const chunk = (letter: string) => ({ body: letter.repeat(600_000) })
  const send = (letter: string) => sendChunk(testApp.app, source.token, chunk(letter))
  const statuses = await Promise.all([send('a'), send('b')])
  expect(statuses.toSorted()).toEqual([200, 409])
  const taken = statuses[0] === 200 ? 'a' : 'b'
  const refused = taken === 'a' ? 'b' : 'a'
  expect(await send(taken), 'the same once more').toBe(200)
  const stored = () =>
    db.selectFrom('score_source_chunk').where('source_id', '=', source.id).select('body').execute()
  expect((await stored()).map(({ body }) => String.fromCharCode(body[0] ?? 0))).toEqual([taken])
  type Sources = { sources: { full: boolean }[] }
  const full = async () =>
    (await owner.call<Sources>(path(`get-score-sources?eventId=${eventId}`))).body.sources.map(
      each => each.full,
    )
  expect(await full()).toEqual([true])
  await limit(64)
  expect(await send(refused)).toBe(200)
  expect(await full()).toEqual([false])
  expect(await stored()).toHaveLength(2)
  const shown = await insertTestEvent(db, phases)
  await limit(0)
  const unlimited = await addSource(admin, shown.eventId)
  expect(await sendChunk(testApp.app, unlimited.token, chunk('c')), 'a public event').toBe(200)
  await limit(64)
})

it('a private event reads four demos a day; the same one counts once, and two uploads at once do not read more (rulebook 30.8)', async ({
  db,
  newUser,
}) => {
  const { eventId } = await insertPrivate(db, phases, { owner: await newUser() })
  await countDemos(db, eventId, ['a', 'b'])
  await countDemos(db, eventId, ['b', 'a', 'b'])
  const read = (...demos: string[]) =>
    countDemos(db, eventId, demos).then(
      () => 'read',
      ({ rule }: { rule?: string }) => rule,
    )
  const atOnce = await Promise.all([read('c', 'd'), read('e', 'f')])
  expect(atOnce.toSorted()).toEqual(['EVENT_DEMOS', 'read'])
  expect(await read('a')).toBe('read')
  const shown = await insertTestEvent(db, phases)
  await countDemos(db, shown.eventId, ['a', 'b', 'c', 'd', 'e'])
})
