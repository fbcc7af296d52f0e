import type { LiveMap } from '@game/domain'
import type { inferRouterOutputs } from '@trpc/server'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { makeTestLeague } from '../../../test/calls/league-calls.ts'
import { dataFile, insertPlayers, upload } from '../../../test/calls/score-upload.ts'
import { itIsSocial as it } from '../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertDecks } from '../../../test/fixtures/insert-users.ts'
import type { TestUser } from '../../../test/fixtures/test-app.ts'
import type { Db } from '../../ground/db/db.ts'
import type { AppRouter } from '../../server/router/router.ts'

type Outputs = inferRouterOutputs<AppRouter>['match']
type Asker = Pick<TestUser, 'call'>

const dayOf = async (by: Asker, day: string, zone = 'UTC') =>
  (await by.call<Outputs['getMatches']>(`/api/clutchdeck/get-matches?day=${day}&zone=${zone}`)).body
const matchOf = async (by: Asker, id: number) => {
  const { status, body } = await by.call<Outputs['getMatch'] & { rule?: string }>(
    `/api/clutchdeck/get-match?id=${id}`,
  )
  return status === 200 ? body.match : Promise.reject(new Error(`${status} ${body.rule}`))
}

type Place = { eventId: number; teams: readonly number[]; phaseIndex?: number }

async function insertMatch(
  db: Db,
  { eventId, teams, phaseIndex = 1 }: Place,
  date: string,
  maps: number[] = [],
) {
  const [home_team_id = 0, away_team_id = 0] = teams
  const match = { event_id: eventId, phase_index: phaseIndex, home_team_id, away_team_id, date }
  const { id } = await db.insertInto('match').values(match).returning('id').executeTakeFirstOrThrow()
  for (const [at, map_id] of maps.entries())
    await db
      .insertInto('match_map')
      .values({ match_id: id, map_number: at + 1, map_id })
      .execute()
  return id
}

/** Says what a game server plays in an event now: the first team is on the side of the terrorists. */
async function insertLive(
  db: Db,
  eventId: number,
  [home, away]: readonly (readonly number[])[],
  map: Partial<LiveMap>,
) {
  const live: LiveMap = {
    ...{ id: '1 1 1', phaseIndex: 1, map: 'de_mirage', state: 'running', countedSince: null },
    sides: [
      { side: 'CT', team: 'Blue', score: 4, players: [...(away ?? [])] },
      { side: 'TERRORIST', team: 'Red', score: 6, players: [...(home ?? [])] },
    ],
    ...{ round: 11, roundOver: false, restored: 0, restoredRound: 0, counts: [], heardAt: '' },
    ...map,
  }
  await db
    .insertInto('event_live')
    .values({ event_id: eventId, revision: 1, rounds: 0, maps: JSON.stringify([live]) })
    .execute()
}

describe('the matches of a day (rulebook 29.1)', () => {
  it('are those of all events that the asker may see, by the clocks of a zone, with running scores and own cards', async ({
    db,
    admin,
    visitor,
    newUsers,
  }) => {
    const [anna, bert] = (await newUsers(2)) as [TestUser, TestUser]
    const shown = await insertTestEvent(db, [{ open: -60, lock: 600 }])
    const hidden = await insertTestEvent(db, [{ open: -60, lock: 600 }], { public: false })
    const late = await insertMatch(db, shown, '2041-03-04T23:30:00Z', [5])
    const early = await insertMatch(db, shown, '2041-03-04T08:00:00Z')
    const secret = await insertMatch(db, hidden, '2041-03-04T12:00:00Z')
    const after = await insertMatch(db, shown, '2041-03-08T12:00:00Z')
    const idsOf = async (by: Asker, day: string, zone?: string) =>
      (await dayOf(by, day, zone)).matches.map(({ id }) => id)
    expect(await idsOf(visitor, '2041-03-04')).toEqual([early, late])
    expect(await idsOf(admin, '2041-03-04')).toEqual([early, secret, late])
    expect(await idsOf(visitor, '2041-03-04', 'Europe/Warsaw')).toEqual([early])
    expect(await idsOf(visitor, '2041-03-05', 'Europe/Warsaw')).toEqual([late])
    const empty = await dayOf(visitor, '2041-03-06')
    expect(empty).toMatchObject({ matches: [], count: 0, before: '2041-03-04', next: '2041-03-08' })
    expect(await dayOf(visitor, '2041-03-08')).toMatchObject({ count: 1, next: null })
    const [first = 0, second = 0] = shown.players
    await insertDecks(db, shown.eventId, [
      { userId: anna.id, phase: 1, cards: [{ playerId: second, keyplays: [], perks: [] }] },
      { userId: bert.id, phase: 1, cards: [{ playerId: first, keyplays: [], perks: [] }] },
    ])
    await insertLive(db, shown.eventId, [shown.players.slice(0, 4), shown.players.slice(4)], {})
    const [, own] = (await dayOf(anna, '2041-03-04')).matches
    expect(own?.ownCards).toEqual([{ playerId: second, name: 'player 2' }])
    expect(own?.maps).toEqual([{ map: 'Mirage', state: 'running', home: 6, away: 4, round: 11 }])
    const ofVisitor = await dayOf(visitor, '2041-03-04')
    expect(ofVisitor.matches.map(({ ownCards, maps }) => [ownCards, maps.length])).toEqual([
      [[], 0],
      [[], 1],
    ])
    expect((await idsOf(visitor, '2041-03-08')).concat(after)).toEqual([after, after])
  })

  it('refuses a day that does not exist and an unknown zone', async ({ visitor }) => {
    const statusOf = async (query: string) =>
      (await visitor.call(`/api/clutchdeck/get-matches?${query}`)).status
    expect(await statusOf('day=2026-02-30')).toBe(400)
    expect(await statusOf('day=2026-02-20&zone=Mars/North')).toBe(400)
    expect(await statusOf('')).toBe(200)
  })
})

describe('a match (rulebook 29.2)', () => {
  it('has the counts of its own maps by player, says where they are from, and shows a void player without any', async ({
    db,
    admin,
    visitor,
  }) => {
    const file = await dataFile('vitality-furia-kills.csv')
    const rows = file
      .toString('utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map(row => row.split(','))
      .filter(([, , , , steamId]) => steamId !== '')
    const teamOf = new Map(rows.map(([, , , , steamId = '', , team = '']) => [steamId, team]))
    const ids = await insertPlayers(
      db,
      rows.map(([, , , , steamId = '', name = '']) => [steamId, name] as const),
    )
    const event = await insertTestEvent(db, [{ open: -90, lock: -60 }])
    const { eventId, teams } = event
    await db.deleteFrom('phase_player').where('event_id', '=', eventId).execute()
    for (const [steamId, player_id] of ids)
      await db
        .insertInto('phase_player')
        .values({
          ...{ event_id: eventId, phase_index: 1, player_id },
          team_id: teams[teamOf.get(steamId) === 'FURIA' ? 1 : 0] ?? 0,
        })
        .execute()
    const id = await insertMatch(db, event, '2041-05-01T10:00:00Z')
    await insertMatch(db, event, '2041-05-02T10:00:00Z')
    await upload(admin, [
      ['eventId', `${eventId}`],
      ['type', 'kill'],
      ['phaseIndex', '1'],
      ['mode', 'add'],
      ['skipUnknown', 'true'],
      ['file', file, 'kills.csv'],
    ])
    const match = await matchOf(visitor, id)
    const players = [...match.players.home, ...match.players.away]
    const stored = await db
      .selectFrom('keyplay_count')
      .where('event_id', '=', eventId)
      .select(['player_id', 'keyplay_id', 'count'])
      .execute()
    const counted = players.flatMap(({ playerId, counts }) =>
      counts.map(({ keyplayId, count }) => `${playerId} ${keyplayId} ${count}`),
    )
    expect(counted.toSorted()).toEqual(
      stored.map(each => `${each.player_id} ${each.keyplay_id} ${each.count}`).toSorted(),
    )
    expect(match.sources).toMatchObject([{ type: 'kill', kind: 'file', whole: false }])
    expect(match).toMatchObject({ final: false, finalAt: expect.any(String), holders: null })
    await db.updateTable('match').set({ status: 'void' }).where('event_id', '=', eventId).execute()
    const afterwards = await matchOf(visitor, id)
    expect(afterwards.players.home.map(each => [each.void, each.counts])).toEqual(
      match.players.home.map(() => [true, []]),
    )
  })

  it('adds what a running map shows as provisional, to the scores of the right team', async ({
    db,
    visitor,
  }) => {
    const event = await insertTestEvent(db, [{ open: -90, lock: -60 }])
    const [star = 0, ...others] = event.players
    const id = await insertMatch(db, event, '2041-06-01T10:00:00Z')
    await insertLive(db, event.eventId, [[star, ...others.slice(0, 3)], others.slice(3)], {
      counts: [{ playerId: star, keyplayId: 1, count: 3 }],
    })
    const { maps, players } = await matchOf(visitor, id)
    expect(maps).toEqual([{ map: 'de_mirage', state: 'running', home: 6, away: 4, round: 11 }])
    expect(players.home.find(({ playerId }) => playerId === star)?.counts).toEqual([
      { keyplayId: 1, count: 0, provisional: 3 },
    ])
  })

  it('names who of the asker’s leagues holds its players, only after the lock (rulebook 29.4)', async ({
    db,
    visitor,
    newUsers,
  }) => {
    const [anna, bert, cleo] = (await newUsers(3)) as [TestUser, TestUser, TestUser]
    const event = await insertTestEvent(db, [{ open: -60, lock: 60 }])
    const { eventId, players } = event
    const [star = 0] = players
    const id = await insertMatch(db, event, '2041-07-01T10:00:00Z')
    await makeTestLeague(anna, { name: 'Match league', scope: { eventId } }, [bert])
    const before = await matchOf(anna, id)
    const cards = [{ playerId: star, keyplays: [], perks: [] }]
    await insertDecks(
      db,
      eventId,
      [bert, cleo].map(({ id }) => ({ userId: id, phase: 1, cards })),
    )
    expect(await matchOf(anna, id), 'an open deck of somebody else changes nothing').toEqual(before)
    expect(before.holders).toBeNull()
    await sql`update phase set open = open - interval '2 hours', lock = statement_timestamp() - interval '1 second'
      where event_id = ${eventId}`.execute(db)
    expect((await matchOf(anna, id)).holders).toEqual([
      { playerId: star, count: 1, users: [{ userId: bert.id, username: bert.username }] },
    ])
    expect((await matchOf(cleo, id)).holders).toEqual([])
    expect((await matchOf(visitor, id)).holders).toBeNull()
  })

  it('of a hidden event is not found, as one that does not exist', async ({ db, admin, visitor }) => {
    const hidden = await insertTestEvent(db, [{ open: -60, lock: 60 }], { public: false })
    const id = await insertMatch(db, hidden, '2041-08-01T10:00:00Z')
    await expect(matchOf(visitor, id)).rejects.toThrow('404 MATCH_NOT_FOUND')
    await expect(matchOf(visitor, 2_000_000_000)).rejects.toThrow('404 MATCH_NOT_FOUND')
    expect(await matchOf(admin, id)).toMatchObject({ id, event: 'Night Cup' })
  })
})
