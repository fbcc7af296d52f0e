import type { CountedMoment, Deck, LockFacts, PlayerCount, SourcePerson } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import { holdingAny } from '../../../ground/db/sql-expressions.ts'
import { mapping, type Pair } from './adoption-queries.ts'

export type HeldDeck = { userId: number; phase: number; cards: Deck; savedAt: string }
type DeckTable = 'deck' | 'draft_deck'

/** Lists the decks of an event, or the drafts, that hold any of these players. */
export const listHolding = async (
  db: Queryable,
  table: DeckTable,
  eventId: number,
  players: readonly number[],
): Promise<HeldDeck[]> => {
  const { rows } =
    await sql<HeldDeck>`select user_id as "userId", phase_index as phase, cards, saved_at as "savedAt"
    from ${sql.table(table)} where event_id = ${eventId} and ${holdingAny(players)}
    order by phase_index, user_id`.execute(db)
  return rows
}

/** Saves the cards of decks, which keep the time of their last change. */
export const saveCards = (db: Queryable, table: DeckTable, eventId: number, decks: readonly HeldDeck[]) =>
  sql`update ${sql.table(table)} d set cards = c.cards, version = d.version + 1
    from jsonb_to_recordset(${JSON.stringify(decks)}::jsonb) as c("userId" int, phase int, cards jsonb)
    where d.event_id = ${eventId} and d.user_id = c."userId" and d.phase_index = c.phase`.execute(db)

/** Replaces players in the line-ups and counts of an event, and on shortlists. */
export async function replaceInRows(db: Queryable, eventId: number, pairs: readonly Pair[]): Promise<void> {
  for (const table of ['phase_player', 'keyplay_count'])
    await sql`update ${sql.table(table)} x set player_id = m.known from ${mapping(pairs)}
      where x.event_id = ${eventId} and x.player_id = m.own`.execute(db)
  await sql`insert into shortlisted_player (user_id, player_id) select x.user_id, m.known
    from shortlisted_player x join ${mapping(pairs)} on m.own = x.player_id on conflict do nothing`.execute(
    db,
  )
  await db.deleteFrom('pick_rates').where('event_id', '=', eventId).execute()
}

export const listFacts = (db: Queryable, eventId: number) =>
  db
    .selectFrom('locked_phase as l')
    .innerJoin('phase as p', join =>
      join.onRef('p.event_id', '=', 'l.event_id').onRef('p.index', '=', 'l.phase_index'),
    )
    .where('l.event_id', '=', eventId)
    .select(['l.phase_index as phase', 'l.facts', sql<boolean>`p.frozen_at is not null`.as('frozen')])
    .orderBy('l.phase_index')
    .execute()

export const saveFacts = (db: Queryable, eventId: number, phase: number, facts: LockFacts) =>
  db
    .updateTable('locked_phase')
    .set({ facts: JSON.stringify(facts) })
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phase)
    .execute()

export type ReadMap = {
  id: number
  players: number[]
  counts: PlayerCount[]
  moments: CountedMoment[] | null
}

/** Lists the maps that have counts of any of these players. */
export const listMapsOf = (db: Queryable, eventId: number, players: readonly number[]): Promise<ReadMap[]> =>
  db
    .selectFrom('score_map')
    .where('event_id', '=', eventId)
    .where(sql<boolean>`players && ${players}::int[] or counts @? ${anyOf(players)}::jsonpath`)
    .select(['id', 'players', 'counts', 'moments'])
    .execute()

const anyOf = (players: readonly number[]): string =>
  `$[*] ? (${players.map(id => `@.playerId == ${id}`).join(' || ')})`

/** Lets the transaction change the players of kept maps. */
export const openMaps = (db: Queryable) => sql`select set_config('game.adopts', 'on', true)`.execute(db)

export const saveMap = (db: Queryable, { id, players, counts, moments }: ReadMap) =>
  db
    .updateTable('score_map')
    .set({ players, counts: JSON.stringify(counts), moments: moments && JSON.stringify(moments) })
    .where('id', '=', id)
    .execute()

type People = { id: number; people: SourcePerson[] }

/** Lists for whom people in the files and logs of an event count: of the event itself, and of each of its game servers. */
export const listPeople = async (db: Queryable, eventId: number) => ({
  event: await db.selectFrom('event').where('id', '=', eventId).select(['id', 'people']).execute(),
  score_source: await db
    .selectFrom('score_source')
    .where('event_id', '=', eventId)
    .select(['id', 'people'])
    .execute(),
})

export const savePeople = (db: Queryable, table: 'event' | 'score_source', { id, people }: People) =>
  db
    .updateTable(table)
    .set({ people: JSON.stringify(people) })
    .where('id', '=', id)
    .execute()
