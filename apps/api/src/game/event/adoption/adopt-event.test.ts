import { sql } from 'kysely'
import { expect } from 'vitest'
import { configAs } from '../../../../test/calls/config-calls.ts'
import { deckOf } from '../../../../test/calls/deck-calls.ts'
import { notificationsOf } from '../../../../test/calls/social-calls.ts'
import { untilBlocked } from '../../../../test/database/until-blocked.ts'
import { itConfigures as it } from '../../../../test/fixtures/fixtures.ts'
import { insertDecks } from '../../../../test/fixtures/insert-users.ts'
import { uploadCounts, verify } from '../../../../test/fixtures/played-event.ts'
import { insertPrivate } from '../../../../test/fixtures/private-event.ts'
import type { TestUser } from '../../../../test/fixtures/test-app.ts'
import type { Db } from '../../../ground/db/db.ts'
import { freezePhase } from '../../score/publish/freeze-phase.ts'
import { rankEvent } from '../../score/publish/rank-event.ts'

const path = (verb: string) => `/api/clutchdeck/${verb}`
let made = 0
const newSteamId = () => `7656119800002${String(++made).padStart(4, '0')}`

/** A private event with a locked and an open phase, both with decks of own players, one of whom is in the catalogue too. */
async function play(db: Db, owner: TestUser, friend: TestUser) {
  const { eventId, players } = await insertPrivate(
    db,
    [
      { open: 60, lock: 120, points: 1 },
      { open: 180, lock: 240, points: 1 },
    ],
    { owner, others: [friend] },
  )
  const known = await db
    .selectFrom('player')
    .where('id', '=', players[0] ?? 0)
    .select(['id', 'steam_id'])
    .executeTakeFirstOrThrow()
  await sql`delete from phase_player where event_id = ${eventId} and player_id = ${known.id}`.execute(db)
  const fresh = newSteamId()
  const rows = [
    { steamId: known.steam_id, name: 'twin', team: `Foxes ${fresh}` },
    { steamId: fresh, name: 'anna', team: `Foxes ${fresh}`, country: 'pl' },
  ]
  expect((await configAs(owner)('set-event-players', { eventId, rows, list: true })).status).toBe(200)
  await sql`update phase set open = now() - interval '3 hours', lock = now() - interval '2 hours'
    where event_id = ${eventId} and index = 1`.execute(db)
  await sql`update phase set open = now() - interval '1 hour' where event_id = ${eventId} and index = 2`.execute(
    db,
  )
  const own = await db
    .selectFrom('player')
    .where('event_id', '=', eventId)
    .select(['id', 'steam_id'])
    .execute()
  const idOf = (steamId: string) => own.find(({ steam_id }) => steam_id === steamId)?.id ?? 0
  const [twin, anna] = [idOf(known.steam_id), idOf(fresh)]
  const cards = (...ids: number[]) => ids.map(playerId => ({ playerId, keyplays: [1], perks: [] }))
  await insertDecks(db, eventId, [
    { userId: owner.id, phase: 1, cards: cards(twin) },
    { userId: friend.id, phase: 1, cards: cards(anna, twin) },
    { userId: friend.id, phase: 2, cards: cards(twin) },
  ])
  await rankEvent(db, eventId)
  await uploadCounts(owner, eventId, [`1,${known.steam_id},1,3`, `1,${fresh},1,5`])
  await rankEvent(db, eventId)
  const team = await db
    .selectFrom('team')
    .where('event_id', '=', eventId)
    .select('id')
    .executeTakeFirstOrThrow()
  return { eventId, known: known.id, twin, anna, steamIds: [known.steam_id, fresh] as const, team: team.id }
}
type Played = Awaited<ReturnType<typeof play>>

const adopt = (user: TestUser, body: object) =>
  user.call<{ rule?: string; players: { id: number; lacks: string[] }[] }>(path('adopt-event'), body)
const complete = ({ twin, anna, known }: Played) => ({
  players: [
    { id: twin, playerId: known },
    { id: anna, birth: '2004-05-06', roleId: 1, styleId: 2 },
  ],
  teams: [],
})

type Scores = { scores: { user: { username: string }; rank: number; score: number }[] }
const scoresOf = async (user: TestUser, eventId: number) =>
  (await user.call<Scores>(path(`get-event-scores?eventId=${eventId}`))).body.scores.map(
    ({ user, rank, score }) => [user.username, rank, score],
  )

it('an event is adopted while it is played: own players become records of the catalogue, and decks, points and the proof stay (rulebook 30.17)', async ({
  db,
  admin,
  newUser,
}) => {
  const [owner, friend, stranger] = [await newUser(), await newUser(), await newUser()]
  const played = await play(db, owner, friend)
  const { eventId, known, twin, anna, steamIds, team } = played
  const before = await scoresOf(friend, eventId)
  expect((await adopt(owner, { eventId, matches: complete(played) })).status).toBe(403)
  const preview = await adopt(admin, { eventId, matches: { players: [], teams: [] }, dryRun: true })
  expect(preview.body.players.map(({ id, lacks }) => [id, lacks])).toEqual([
    [anna, ['birth', 'roleId', 'styleId']],
    [twin, ['playerId']],
  ])
  const lacking = await adopt(admin, { eventId, matches: { players: [], teams: [] } })
  expect([lacking.status, lacking.body.rule]).toEqual([409, 'ADOPTION_LACKS'])
  const other = { ...complete(played), players: [{ id: twin, playerId: anna }] }
  expect((await adopt(admin, { eventId, matches: other })).body.rule).toBe('ADOPTION_LACKS')
  expect((await adopt(admin, { eventId, matches: complete(played), dryRun: true })).status).toBe(200)
  expect((await stranger.call(path('get-event'), { id: eventId })).status).toBe(404)

  const adopted = await Promise.all([1, 2].map(() => adopt(admin, { eventId, matches: complete(played) })))
  expect(adopted.map(({ status }) => status).toSorted()).toEqual([200, 404])
  type Event = {
    event: {
      public: boolean
      hosted: null
      phases: { teams: { players: { player: { id: number; own?: true } }[] }[] }[]
    }
  }
  const { event } = (await stranger.call<Event>(path('get-event'), { id: eventId })).body
  expect([event.public, event.hosted]).toEqual([true, null])
  const listed = event.phases.flatMap(({ teams }) =>
    teams.flatMap(({ players }) => players.map(({ player }) => player)),
  )
  expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining([anna, known]))
  expect(listed.some(({ id, own }) => id === twin || own)).toBe(false)
  expect(await scoresOf(stranger, eventId)).toEqual(before)
  expect(await verify(stranger, eventId)).toMatchObject({ equal: true, faults: [], decks: 2, users: 2 })
  const records = await db
    .selectFrom('player')
    .where('id', 'in', [anna, twin])
    .select(['id', 'event_id', 'birth', 'team_id'])
    .execute()
  expect(records).toEqual([{ id: anna, event_id: null, birth: '2004-05-06', team_id: team }])
  const { key } = await db.selectFrom('team').where('id', '=', team).select('key').executeTakeFirstOrThrow()
  expect(key).toBe(`foxes-${steamIds[1]}`)

  // It goes on: a late count finds the catalogue's player, and the open deck is moved on.
  await uploadCounts(owner, eventId, [`1,${steamIds[0]},1,30`, `1,${steamIds[1]},1,5`])
  await rankEvent(db, eventId)
  expect((await scoresOf(stranger, eventId))[0]?.[2]).toBeGreaterThan(Number(before[0]?.[2]))
  expect(await verify(stranger, eventId)).toMatchObject({ equal: true })
  expect((await deckOf(friend, eventId, 2).add(anna)).status).toBe(200)
  expect((await notificationsOf(friend)).notifications.map(({ kind }) => kind)).toContain('event_adopted')
  expect((await configAs(owner)('update-event', { eventId, data: { name: 'Open cup' } })).status).toBe(200)
})

it('a phase of which a dead process has frozen the decks, but not ended that, is proven after an adoption too (rulebook 6.12, 9.24, 30.17)', async ({
  db,
  admin,
  newUser,
}) => {
  const [owner, friend] = [await newUser(), await newUser()]
  const played = await play(db, owner, friend)
  const { eventId } = played
  await sql`update phase set lock = now() where event_id = ${eventId} and index = 2`.execute(db)
  await sql`create function fail_link() returns trigger language plpgsql as $$ begin raise 'out of power'; end $$`.execute(
    db,
  )
  await sql`create trigger fail_link before insert on proof_link for each row execute function fail_link()`.execute(
    db,
  )
  await expect(freezePhase(db, eventId, 2)).rejects.toThrow('out of power')
  await sql`drop trigger fail_link on proof_link`.execute(db)
  expect((await adopt(admin, { eventId, matches: complete(played) })).status).toBe(200)
  await rankEvent(db, eventId)
  expect(await verify(friend, eventId)).toMatchObject({ equal: true, faults: [] })
})

it('an own team is no team of the catalogue, and an adoption is refused if the catalogue gets the same player meanwhile (rulebook 30.17)', async ({
  db,
  admin,
  newUser,
}) => {
  const [owner, friend] = [await newUser(), await newUser()]
  const [played, other] = [await play(db, owner, friend), await play(db, owner, friend)]
  const named = { ...complete(played), teams: [{ id: played.team, teamId: other.team }] }
  for (const teamId of [played.team, other.team])
    for (const dryRun of [true, false]) {
      const matches = { ...named, teams: [{ id: played.team, teamId }] }
      const { status, body } = await adopt(admin, { eventId: played.eventId, matches, dryRun })
      expect([status, body.rule]).toEqual([404, 'TEAM_NOT_FOUND'])
    }
  const [steamId] = played.steamIds.slice(1)
  await db.updateTable('player').set({ steam_id: steamId }).where('id', '=', other.anna).execute()
  const holder = await db.startTransaction().execute()
  const facts = { event_id: null, country: 'pl', birth: '2004-05-06', role_id: 1, style_id: 2 }
  await holder.updateTable('player').set(facts).where('id', '=', other.anna).execute()
  const late = adopt(admin, { eventId: played.eventId, matches: complete(played) })
  await untilBlocked(db, late)
  await holder.commit().execute()
  const { status, body } = await late
  expect([status, body.rule]).toEqual([409, 'STEAM_ID_TAKEN'])
  expect((await friend.call(path('get-event'), { id: played.eventId })).status).toBe(200)
})

it('a phase that lists a player as the event’s own and of the catalogue cannot be adopted so; nothing is lost (rulebook 30.17)', async ({
  db,
  admin,
  newUser,
}) => {
  const [owner, friend] = [await newUser(), await newUser()]
  const played = await play(db, owner, friend)
  const { eventId, known, twin } = played
  const { team_id } = await db
    .selectFrom('phase_player')
    .where('event_id', '=', eventId)
    .where('player_id', '=', twin)
    .select('team_id')
    .executeTakeFirstOrThrow()
  const row = { event_id: eventId, phase_index: 2, team_id, player_id: known }
  await db.insertInto('phase_player').values(row).execute()
  const { body } = await adopt(admin, { eventId, matches: complete(played) })
  expect(body.rule).toBe('ADOPTION_TWICE')
  expect((await friend.call(path('get-event'), { id: eventId })).status).toBe(200)
  expect((await friend.call(path(`get-participants?eventId=${eventId}`))).status).toBe(200)
})
