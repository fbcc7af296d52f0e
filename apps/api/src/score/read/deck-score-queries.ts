import type { Deck, KeyplayCount, LiveCounts, LockFacts } from '@game/domain'
import { type RawBuilder, sql } from 'kysely'
import { blockSize } from '../../db/blocks.ts'
import type { Queryable } from '../../db/db.ts'
import { type Given, prepareStatement } from '../../db/prepare-statement.ts'
import { goalOf, iso, readFirst } from '../../db/sql-expressions.ts'
import { type Asker, isAdmin, ofAccount, visibleIf } from '../../event-visibility/queries.ts'
import { factsOfPhase } from '../freeze/lock-facts-queries.ts'
import type { PackedDeck } from '../freeze/packed-deck.ts'
import { isScored } from './player-score-queries.ts'

/** Selects the counts of exactly the keyplays on the cards of the deck `d`. */
const countsOfDeck = sql<KeyplayCount[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('playerId', c.player_id, 'keyplayId', c.keyplay_id, 'count', c.count)), '[]')
  from jsonb_array_elements(d.cards) card
  join lateral (
    select k.player_id, k.keyplay_id, sum(k.count) as count from keyplay_count k
    where k.event_id = d.event_id and k.phase_index = d.phase_index and k.type in ('kill', 'match')
      and k.player_id = (card -> 'playerId')::int and card -> 'keyplays' @> to_jsonb(k.keyplay_id)
    group by k.player_id, k.keyplay_id) c on true)`

type UserId = number | RawBuilder<number>

type EventId = number | RawBuilder<number>

/** Joins the phases of an event, each with the user's deck `d`. */
const decksOf = (eventId: EventId, userId: UserId) =>
  decksWith(sql`select phase_index, cards`, eventId, userId)

/** Joins the same with the `counts` for the cards of each deck. */
const countedDecksOf = (eventId: EventId, userId: UserId) =>
  decksWith(sql`select phase_index, version, cards, ${countsOfDeck} as counts`, eventId, userId)

const decksWith = (select: RawBuilder<unknown>, eventId: EventId, userId: UserId) => sql`phase p
  left join ${readFirst(sql`${select} from deck d where user_id = ${userId} and event_id = ${eventId}`)} d
    on d.phase_index = p.index`

/** Selects from the user's block of frozen decks, a row a phase. */
const frozenBlocks = (eventId: EventId, userId: UserId) =>
  sql`from frozen_block f where f.event_id = ${eventId} and f.block = ${userId}::int / ${sql.lit(blockSize)}`

const placeOf = (userId: UserId) => sql`(${userId}::int % ${sql.lit(blockSize)})`

/** Selects from it where the user's deck is among them. */
const frozenDecks = (eventId: EventId, userId: UserId) =>
  sql`${frozenBlocks(eventId, userId)} and get_bit(f.users, ${placeOf(userId)}) = 1`

/** Joins what the user's deck `d` of each phase `p` was frozen to, as `f`. */
const withLocked = (eventId: EventId, userId: UserId) => sql`left join ${readFirst(sql`
  select phase_index, values_at(weight_values, numbers_of_deck(weights, decks, place, 15)) as weights,
    values_at(mult_values, numbers_of_deck(mults, decks, place, 5)) as mults
  from (select f.*, bit_count(f.users) as decks, bit_count(substring(f.users for ${placeOf(userId)}))::int as place
    ${frozenDecks(eventId, userId)}) b`)} f
    on f.phase_index = p.index`

/** Selects that as JSON; null until then. */
const lockedDeckJson = sql<PhaseDeck['locked']>`case when f.phase_index is not null then
  jsonb_build_object('cards', d.cards, 'weights', f.weights, 'mults', f.mults) end`

/** What the score of a user's locked deck in a phase is computed from. */
export type PhaseDeck = {
  phase: number
  /** Of the deck; null where there is none. */
  version: number | null
  held: boolean
  scored: boolean
  locked: (Omit<PackedDeck, 'cells'> & { cards: Deck }) | null
  counts: KeyplayCount[]
}

/** Loads that of each phase of an event. */
export const listPhaseDecks = async (
  db: Queryable,
  eventId: number,
  userId: number,
): Promise<PhaseDeck[]> => {
  const { rows } = await sql<PhaseDeck>`
    select p.index as phase, d.version, coalesce(d.cards <> '[]', false) as held, ${isScored} as scored,
      ${lockedDeckJson} as locked, coalesce(d.counts, '[]') as counts
    from ${countedDecksOf(eventId, userId)} ${withLocked(eventId, userId)}
    where p.event_id = ${eventId}
    order by p.index`.execute(db)
  return rows
}

/** Selects the versions of a user's decks of an event that hold cards, by phase, as JSON. */
export const deckVersionsJson = (eventId: RawBuilder<number>, userId: RawBuilder<number>) => {
  const held = sql`select phase_index, version from deck
    where user_id = ${userId} and event_id = ${eventId} and cards <> '[]'`
  return sql<Record<number, number>>`(
    select coalesce(json_object_agg(phase_index, version), '{}') from ${readFirst(held)} d)`
}

/** Selects the phases in which decks of the user's block are frozen, as JSON. */
export const frozenPhasesJson = (eventId: RawBuilder<number>, userId: RawBuilder<number>) =>
  sql<number[]>`(select coalesce(json_agg(phase_index), '[]')
    from ${readFirst(sql`select phase_index ${frozenBlocks(eventId, userId)}`)} f)`

/** Whose decks of which event. */
export type DecksKey = { eventId: number; userId: number }

/** Selects what names the files, frozen phases and edits of the event of the phase `p`: what frozen decks and their scores follow from. */
const versionOf = (event: RawBuilder<unknown>) =>
  sql`(select version from content_version where scope = ${event})`
/** Selects the revision of its live maps (rulebook 15.18). */
const revisionOf = (event: RawBuilder<unknown>) =>
  sql`coalesce((select revision from event_live where event_id = ${event}), 0)`

/** A phase with the user's deck of it; `frozen`: that deck is. */
export type DeckOfPhase = {
  index: number
  open: string
  lock: string
  points: number
  locked: boolean
  scored: boolean
  frozen: boolean
  cards: Deck
}
export type DeckScoreState = {
  completed: boolean
  secondChance: boolean
  now: string
  version: number | null
  live: LiveCounts & { projected: number }
  phases: DeckOfPhase[]
}

/** Selects what the scores of a user's decks follow from, but facts and counts; nothing where the asker may not see the event. */
const deckScoreStates = ({ eventId, userId, admin }: Given<DecksKey & { admin: boolean }>) =>
  sql<DeckScoreState>`(
    select e.completed, e.second_chance as "secondChance", ${iso(sql`clock_timestamp()`)} as now, ${versionOf(sql`e.id`)} as version,
      json_build_object('revision', ${revisionOf(sql`e.id`)}, 'projected', coalesce(l.projected_rounds, 0),
        'maps', case when e.completed then '[]' else coalesce(l.maps, '[]') end) as live,
      (select coalesce(json_agg(json_build_object('index', p.index, 'open', p.open, 'lock', p.lock, 'points', ${goalOf('p')},
          'locked', p.open < p.lock and p.lock <= clock_timestamp(), 'scored', ${isScored},
          'frozen', f.phase_index is not null, 'cards', coalesce(d.cards, '[]')) order by p.index), '[]')
        from ${decksOf(eventId, userId)}
        left join ${readFirst(sql`select phase_index ${frozenDecks(eventId, userId)}`)} f on f.phase_index = p.index
        where p.event_id = ${eventId}) as phases
    from event e left join event_live l on l.event_id = e.id
    where e.id = ${eventId} and ${visibleIf(admin)})`

const loadDeckScoreState = prepareStatement((db, given: Given<DecksKey & { admin: boolean }>) =>
  db.selectFrom(deckScoreStates(given).as('s')).selectAll(),
)

/** Finds them. */
export const findDeckScoreState = async (
  db: Queryable,
  key: DecksKey,
  asker: Asker,
): Promise<DeckScoreState | undefined> => {
  const [state] = await loadDeckScoreState(db, { ...key, admin: isAdmin(asker) })
  return state
}

/** Selects them for the account `a`, to be read with its session; null where those of another user are asked for. */
export const deckScoreStateOfAccount = (_db: Queryable, { eventId, userId }: Given<DecksKey>) => {
  return sql<DeckScoreState | null>`case when ${userId} = a.id then (select to_json(s) from ${deckScoreStates({ ...ofAccount, eventId })} s) end`
}

/** What a deck is explained by: what it was frozen with, or would be now, and what was counted for it. */
export type ExplainedDeck = {
  phase: number
  cards: Deck
  facts: LockFacts
  locked: PhaseDeck['locked']
  counts: KeyplayCount[]
  version: number | null
  revision: number
}

/** Loads that of a user's decks of these phases. */
export const listExplainedDecks = async (
  db: Queryable,
  { eventId, userId }: DecksKey,
  phases: readonly number[],
): Promise<ExplainedDeck[]> => {
  const { rows } = await sql<ExplainedDeck>`
    select p.index as phase, d.cards, ${factsOfPhase} as facts, ${lockedDeckJson} as locked,
      d.counts, ${versionOf(sql`p.event_id`)} as version, ${revisionOf(sql`p.event_id`)} as revision
    from ${countedDecksOf(eventId, userId)} ${withLocked(eventId, userId)}
    where p.event_id = ${eventId} and d.cards <> '[]' and p.index = any(${phases}::int[])
    order by p.index`.execute(db)
  return rows
}
