import { sql } from 'kysely'
import { freezePhase } from '../../src/game/score/publish/freeze-phase.ts'
import { rankEvent } from '../../src/game/score/publish/rank-event.ts'
import { nineKinds } from '../calls/nine-kinds.ts'
import { foundClan } from '../calls/social-calls.ts'
import { insertTestEvent, insertTestTeam, type TestEvent } from '../fixtures/insert-event.ts'
import { insertCounts, insertDecks, insertTestUsers } from '../fixtures/insert-users.ts'
import type { Fixture } from './fixture.ts'

/** An event with a locked and an open phase, the user's clan, and a few records for every list. */
export async function insertSmallData({ testApp: { db }, user }: Fixture) {
  const { eventId, players } = await insertTestEvent(db, [
    { open: -90, lock: -60, points: 1, perks: [1] },
    { open: -50, lock: 60, perks: [1] },
  ])
  await db.updateTable('event').set({ featured: true }).where('id', '=', eventId).execute()
  const matchId = await insertMatch(db, await insertTestEvent(db, [{ open: -90, lock: -60 }]))
  const { id: clanId } = await foundClan(user, 'Counted')
  await play(db, eventId, [user.id], players)
  return { eventId, clanId, players, matchId, day }
}

/** The day on which all events have a match. */
const day = '2030-01-01'

async function insertMatch(db: Db, { eventId, teams: [home_team_id = 0, away_team_id = 0] }: TestEvent) {
  const match = { event_id: eventId, phase_index: 1, home_team_id, away_team_id, date: `${day}T12:00:00Z` }
  const { id } = await db.insertInto('match').values(match).returning('id').executeTakeFirstOrThrow()
  return id
}

type Db = Fixture['testApp']['db']

async function play(db: Db, eventId: number, users: number[], players: number[]) {
  const cards = players.slice(0, 5).map(playerId => ({ playerId, keyplays: [1], perks: [] }))
  await insertDecks(
    db,
    eventId,
    users.map(userId => ({ userId, phase: 1, cards })),
  )
  await insertCounts(db, eventId, 1, [{ playerId: players[0] ?? 0, keyplayId: 1, count: 3 }])
  await freezePhase(db, eventId, 1)
  await rankEvent(db, eventId)
}

/** This many more entries in the history of an event's score files. */
const uploadAgain = (db: Db, eventId: number, times: number) =>
  sql`insert into score_upload
      (event_id, type, step, layout, phases, file_name, rows, checksum, uncounted, maps, files, account_id)
    select event_id, type, step, layout, phases, file_name, rows, checksum, uncounted, maps, files, account_id
    from score_upload, generate_series(1, ${times}::int) where event_id = ${eventId}`.execute(db)

/** Sixteen more teams of five players, and thirty of everything else. */
export async function insertManyMore(
  fixture: Fixture,
  { eventId, clanId }: Awaited<ReturnType<typeof insertSmallData>>,
) {
  const { testApp, user, admin } = fixture
  const { db } = testApp
  for (const _ of Array.from({ length: 16 })) {
    const { team, players } = await insertTestTeam(db, 5)
    for (const phase_index of [1, 2]) {
      const at = { event_id: eventId, phase_index, team_id: team }
      await db.insertInto('phase_team').values(at).execute()
      await db
        .insertInto('phase_player')
        .values(players.map(player_id => ({ ...at, player_id })))
        .execute()
    }
  }
  const users = await insertTestUsers(db, 30, 'crowd_')
  for (const [n] of users.entries()) {
    const another = await insertTestEvent(db, [{ open: -90, lock: -60, points: 1 }])
    await db.updateTable('event').set({ featured: true }).where('id', '=', another.eventId).execute()
    await insertMatch(db, another)
    await play(db, another.eventId, [user.id], another.players)
    for (const { kind, prefix, body } of nineKinds) await admin.call(`${prefix}/add-${kind}`, body(5000 + n))
  }
  await insertDecks(
    db,
    eventId,
    users.map(userId => ({ userId, phase: 2, cards: [] })),
  )
  await uploadAgain(db, eventId, 30)
  await db
    .insertInto('clan_member')
    .values(users.map(user_id => ({ user_id, clan_id: clanId, role: 2 as const })))
    .execute()
  await db
    .insertInto('friendship')
    .values(users.map(recipient_id => ({ sender_id: user.id, recipient_id, status: 1 as const })))
    .execute()
  await db
    .insertInto('notification')
    .values(
      users.map(id => ({
        user_id: user.id,
        kind: 'friend_invite' as const,
        facts: '{}',
        natural_key: `n${id}`,
      })),
    )
    .execute()
}
