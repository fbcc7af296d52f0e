import { expect } from 'vitest'
import { configAs, readConfig } from '../../../../test/calls/config-calls.ts'
import { addSource, laterLog, readAll, sendChunk } from '../../../../test/calls/log-calls.ts'
import { itConfigures as it } from '../../../../test/fixtures/fixtures.ts'
import type { TestUser } from '../../../../test/fixtures/test-app.ts'

const path = (verb: string) => `/api/clutchdeck/${verb}`

/** Makes own teams of those whom the server has seen, by the names of the log, and lists them; returns their ids. */
async function listSeen(owner: TestUser, eventId: number): Promise<number[]> {
  type Seen = { players: { steamId: string; name: string; team: string | null }[] }
  const { body } = await owner.call<Seen>(path(`get-seen-players?eventId=${eventId}`))
  const rows = body.players
    .filter(({ team }) => team)
    .map(({ steamId, name, team }) => ({ steamId, name, team }))
  const { status } = await configAs(owner)('set-event-players', { eventId, rows, list: true })
  expect([rows.length, status]).toEqual([10, 200])
  return (await readConfig(owner, eventId)).phases[0]?.teams.map(({ teamId }) => teamId) ?? []
}

it('a best of three of own teams is decided by its maps, one played again after a crash, entered before or after them; only then the next phase opens (rulebook 18.12, 30.18)', async ({
  app,
  db,
  newUser,
}) => {
  const owner = await newUser()
  await db
    .updateTable('account')
    .set({ created_at: new Date(0).toISOString() })
    .execute()
  const data = { name: 'LAN night', phases: ['Semi', 'Final'], joinRule: 'open', automatic: true }
  const { body } = await owner.call<{ event: { id: number } }>(path('host-event'), { data })
  const eventId = body.event.id
  const source = await addSource(owner, eventId)
  const send = async (text: string, instance: string) => {
    const sent = { body: text, begin: 0, end: text.length, instance }
    expect(await sendChunk(app, source.token, sent)).toBe(200)
    await readAll(db, source.id)
  }
  const config = configAs(owner)
  const opened = async () =>
    (await readConfig(owner, eventId)).phases.map(
      ({ open, lock }) => Date.parse(open) <= Date.now() && Date.now() < Date.parse(lock),
    )
  const results = async () =>
    (await readConfig(owner, eventId)).phases.flatMap(({ matches }) => matches.map(({ maps }) => maps.length))

  const first = await laterLog('de_inferno', 0)
  const warmUp = first.slice(
    0,
    first.indexOf('19:03:37: World triggered "Round_Start"') - 'L 01/19/2026 - '.length,
  )
  await send(warmUp, 'one')
  const [homeTeamId, awayTeamId] = await listSeen(owner, eventId)
  const match = { homeTeamId, awayTeamId, date: new Date().toISOString(), phaseIndex: 1, bestOf: 3 }
  const add = () => config<{ id: number }>('add-phase-match', { eventId, data: match, maps: [] })
  const { id } = (await add()).body
  await send(first, 'one')
  expect([await opened(), await results()]).toEqual([[false, false], [1]])
  expect((await config('remove-phase-match', { id })).status).toBe(200)
  expect((await add()).status).toBe(200)
  await readAll(db, source.id)
  expect([await opened(), await results()]).toEqual([[false, false], [1]])

  const second = await laterLog('de_nuke', 1)
  await send(second.slice(0, second.length / 2), 'two')
  expect([await opened(), await results()]).toEqual([[false, false], [1]])
  await send(await laterLog('de_nuke', 2), 'three')
  expect([await opened(), await results()]).toEqual([[false, true], [2]])
})
