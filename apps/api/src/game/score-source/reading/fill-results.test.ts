import type { LoggedMap } from '@game/domain'
import { expect } from 'vitest'
import { at, readConfig } from '../../../../test/calls/config-calls.ts'
import {
  chunksOf,
  insertEventWithSource,
  readAll,
  realLog,
  sendChunk,
} from '../../../../test/calls/log-calls.ts'
import { type ConfigFixtures, itConfigures as it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestTeam } from '../../../../test/fixtures/insert-event.ts'
import { saveEntries } from './save-entries.ts'

/** The two sides of the real log as teams of an event's phase: the one that lost first; with their rounds. */
async function insertSides(
  { db, config }: Pick<ConfigFixtures, 'db' | 'config'>,
  eventId: number,
  facts: LoggedMap,
) {
  const scores = (['CT', 'TERRORIST'] as const).toSorted((a, b) => facts.score[a] - facts.score[b])
  const sides = scores.map(async side => {
    const people = facts.people.filter(each => each.side === side)
    const { team, players } = await insertTestTeam(db, people.length)
    for (const [n, { steamId: steam_id }] of people.entries())
      await db
        .updateTable('player')
        .set({ steam_id })
        .where('id', '=', players[n] ?? 0)
        .execute()
    return { team, players, rounds: facts.score[side] }
  })
  const teams = await Promise.all(sides)
  for (const { team, players } of teams)
    await config('add-phase-team', { eventId, phaseIndex: 1, teamId: team, players })
  return teams
}

it('the result of a final map of a game server is filled into its match once; void ones get none, and what an admin types stays (rulebook 18.12)', async ({
  db,
  app,
  admin,
  config,
}) => {
  const { eventId, source } = await insertEventWithSource(admin, db)
  for (const chunk of chunksOf(await realLog(), 400_000)) await sendChunk(app, source.token, chunk)
  await readAll(db, source.id)
  const ofSource = db.selectFrom('score_source_map').where('source_id', '=', source.id)
  const { facts } = await ofSource.select('facts').executeTakeFirstOrThrow()
  const [home, away] = await insertSides({ db, config }, eventId, facts)
  const data = { homeTeamId: home?.team, awayTeamId: away?.team, date: at, phaseIndex: 1 }
  await config('add-phase-match', { eventId, data: { ...data, status: 'void' }, maps: [] })
  const { body } = await config<{ id: number }>('add-phase-match', { eventId, data, maps: [] })
  const maps = async () => (await readConfig(admin, eventId)).phases[0]?.matches.map(({ maps }) => maps)
  const audited = () =>
    db
      .selectFrom('audit')
      .where('event_id', '=', eventId)
      .where('call', '=', 'update-phase-match')
      .select('after')
      .execute()

  await saveEntries(db, eventId)
  await saveEntries(db, eventId)
  const { id: mapId } = await db
    .selectFrom('map')
    .where('name', '=', 'Inferno')
    .select('id')
    .executeTakeFirstOrThrow()
  expect(await maps()).toEqual([
    [],
    [{ mapNumber: 1, mapId, homeScore: home?.rounds, awayScore: away?.rounds }],
  ])
  expect(await audited()).toHaveLength(1)

  const typed = [{ mapNumber: 1, mapId, homeScore: 1, awayScore: 13 }]
  await config('update-phase-match', { id: body.id, eventId, data, maps: typed })
  await saveEntries(db, eventId)
  expect(await maps()).toEqual([[], typed])
})

it('people who were assigned to other players of the catalogue bring the result into the match of these (rulebook 15.11, 18.12)', async ({
  db,
  app,
  admin,
  config,
}) => {
  const { eventId, source } = await insertEventWithSource(admin, db)
  for (const chunk of chunksOf(await realLog(), 400_000)) await sendChunk(app, source.token, chunk)
  await readAll(db, source.id)
  const ofSource = db.selectFrom('score_source_map').where('source_id', '=', source.id)
  const { facts } = await ofSource.select('facts').executeTakeFirstOrThrow()
  const scores = (['CT', 'TERRORIST'] as const).map(side => ({ side, rounds: facts.score[side] }))
  const people: { steamId: string; playerId: number; ignored: boolean }[] = []
  const teams: number[] = []
  for (const { side } of scores) {
    const logged = facts.people.filter(each => each.side === side)
    const { team, players } = await insertTestTeam(db, logged.length)
    teams.push(team)
    people.push(...logged.map(({ steamId }, n) => ({ steamId, playerId: players[n] ?? 0, ignored: false })))
    await config('add-phase-team', { eventId, phaseIndex: 1, teamId: team, players })
  }
  const data = { homeTeamId: teams[0], awayTeamId: teams[1], date: at, phaseIndex: 1 }
  await config('add-phase-match', { eventId, data, maps: [] })
  const { status } = await admin.call('/api/clutchdeck/update-score-source', { id: source.id, people })
  expect(status).toBe(200)
  const [match] = (await readConfig(admin, eventId)).phases[0]?.matches ?? []
  expect(match?.maps).toMatchObject([{ homeScore: scores[0]?.rounds, awayScore: scores[1]?.rounds }])
})
