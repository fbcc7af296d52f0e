import type { Deck } from '@game/domain'
import type { Db } from '../src/db/db.ts'

const hour = 3_600_000

export type SampleEvent = { eventId: number; teamIds: number[]; playerIds: number[] }

/** A public event with one open phase in which two teams of five take part, made behind the calls' back. */
export async function insertSampleEvent(db: Db, prefix: string, now = Date.now()): Promise<SampleEvent> {
  const teams = await db
    .insertInto('team')
    .values(['home', 'away'].map(side => ({ key: `${prefix}-${side}`, name: `${prefix} ${side}` })))
    .returning('id')
    .execute()
  const teamIds = teams.map(team => team.id)
  const players = await db
    .insertInto('player')
    .values(
      Array.from({ length: 10 }, (_, place) => ({
        name: `${prefix}${place}`,
        steam_id: String(76561190000000000n + BigInt(teamIds[0] ?? 0) * 100n + BigInt(place)),
        country: 'pl',
        birth: '2000-01-01',
        team_id: teamIds[place % 2] ?? null,
        role_id: 1,
        style_id: 1,
      })),
    )
    .returning(['id', 'team_id'])
    .execute()
  const { id: event_id } = await db
    .insertInto('event')
    .values({ name: `${prefix} Cup`, public: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const dates = { open: new Date(now - hour), lock: new Date(now + hour) }
  const phase = { event_id, phase_index: 1 }
  await db
    .insertInto('phase')
    .values({ event_id, index: 1, name: 'Groups', points: 1000, mult: 1, ...dates })
    .execute()
  await db
    .insertInto('phase_team')
    .values(teamIds.map(team_id => ({ ...phase, team_id })))
    .execute()
  await db
    .insertInto('phase_player')
    .values(players.map(({ id, team_id }) => ({ ...phase, player_id: id, team_id: team_id ?? 0 })))
    .execute()
  await db
    .insertInto('phase_perk')
    .values({ ...phase, place: 1, perk_id: 1 })
    .execute()
  return { eventId: event_id, teamIds, playerIds: players.map(player => player.id) }
}

export const insertDeck = (db: Db, userId: number, eventId: number, cards: Deck) =>
  db
    .insertInto('deck')
    .values({ user_id: userId, event_id: eventId, phase_index: 1, cards: JSON.stringify(cards) })
    .execute()
