import type { Deck, KeyplayCount, LiveCounts, LockFacts } from '@game/domain'
import { type RawBuilder, sql } from 'kysely'
import { blockSize } from '../../../ground/db/blocks.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { type Given, prepareStatement } from '../../../ground/db/prepare-statement.ts'
import { countedAtOf, goalOf, iso } from '../../../ground/db/sql-expressions.ts'
import {
  type Asker,
  ofAccount,
  seesUnpublished,
  visibleIf,
} from '../../../ground/event-visibility/visibility-queries.ts'
import { listUserDecks, type UserDeck } from '../../user-deck/user-deck-queries.ts'
import { factsOfPhase } from '../freeze/lock-facts-queries.ts'
import type { PackedDeck } from '../freeze/packed-deck.ts'
import { isScored } from './player-score-queries.ts'

/** A user's deck of a phase that has already been read. */
type ReadDeck = Pick<UserDeck, 'phase' | 'cards'>

const givenDecks = (decks: readonly ReadDeck[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(decks.map(({ phase, cards }) => ({ phase, cards })))}::jsonb) as d(phase int, cards jsonb)`

type UserId = number | RawBuilder<number>

type EventId = number | RawBuilder<number>

/** Selects the counts of exactly the keyplays on the cards of the deck `d` of an event. */
export const countsOfDeck = (eventId: EventId) => sql<KeyplayCount[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('playerId', c.player_id, 'keyplayId', c.keyplay_id, 'count', c.count)), '[]')
  from jsonb_array_elements(d.cards) card
  join lateral (
    select k.player_id, k.keyplay_id, sum(k.count) as count from counted_keyplay k
    where k.event_id = ${eventId} and k.phase_index = d.phase and k.type in ('kill', 'match')
      and k.player_id = (card -> 'playerId')::int and card -> 'keyplays' @> to_jsonb(k.keyplay_id)
    group by k.player_id, k.keyplay_id) c on true)`

const placeOf = (userId: UserId) => sql`(${userId}::int % ${sql.lit(blockSize)})`

/** Selects the user's block of frozen decks of each phase in which the user has a frozen deck. */
const frozenDecks = (eventId: EventId, userId: UserId) =>
  sql`from frozen_block f where f.event_id = ${eventId} and f.block = ${userId}::int / ${sql.lit(blockSize)}
    and get_bit(f.users, ${placeOf(userId)}) = 1`

/** Whether a correction let the user into the phase `p` without a deck (rulebook 3.21). */
const letInto = (eventId: EventId, userId: UserId) => sql`exists (select from frozen_block l
    where l.event_id = ${eventId} and l.phase_index = p.index and l.block = ${userId}::int / ${sql.lit(blockSize)}
      and get_bit(l.let_in, ${placeOf(userId)}) = 1)`

/** Selects the frozen numbers of the user's deck in each phase. */
const frozenNumbers = (userId: UserId, frozen: RawBuilder<unknown>) => sql`(
  select phase_index, values_at(weight_values, numbers_of_deck(weights, decks, place, 15)) as weights,
    values_at(mult_values, numbers_of_deck(mults, decks, place, 5)) as mults
  from (select f.*, bit_count(f.users) as decks, bit_count(substring(f.users for ${placeOf(userId)}))::int as place
    ${frozen}) b)`

/** Joins the frozen numbers of the user's deck in each phase `p`, as `f`. */
const withFrozen = (eventId: EventId, userId: UserId) =>
  sql`left join ${frozenNumbers(userId, frozenDecks(eventId, userId))} f on f.phase_index = p.index`

/** The same for phases of several events. */
export const withFrozenOfEvents = (userId: number) =>
  sql`left join lateral ${frozenNumbers(userId, sql`${frozenDecks(sql`p.event_id`, userId)} and f.phase_index = p.index`)} f on true`

export type FrozenNumbers = Omit<PackedDeck, 'cells'>

/** Selects the frozen numbers as JSON; null until the deck is frozen. */
export const frozenJson = sql<FrozenNumbers | null>`case when f.phase_index is not null then
  jsonb_build_object('weights', f.weights, 'mults', f.mults) end`

/** The frozen numbers of a deck, with its cards. */
type LockedDeck = FrozenNumbers & { cards: Deck }

/** What the score of a user's locked deck in a phase is computed from. */
export type PhaseDeck = {
  phase: number
  held: boolean
  scored: boolean
  /** Whether a correction let the user in without a deck (rulebook 3.21). */
  letIn: boolean
  locked: LockedDeck | null
  counts: KeyplayCount[]
}

/** Loads it for each phase of an event. */
export const listPhaseDecks = async (
  db: Queryable,
  eventId: number,
  userId: number,
): Promise<PhaseDeck[]> => {
  const phases = await listFrozen(db, eventId, userId)
  const decks = await listUserDecks(db, { eventId, userId })
  const counts = await listCounts(db, eventId, decks)
  return phases.map(({ phase, scored, letIn, frozen }) => {
    const deck = decks.find(each => each.phase === phase)
    const cards = deck?.cards ?? []
    return {
      phase,
      held: cards.length > 0,
      scored,
      letIn,
      locked: frozen && { ...frozen, cards },
      counts: counts.get(phase) ?? [],
    }
  })
}

const listFrozen = async (db: Queryable, eventId: number, userId: number) => {
  const { rows } = await sql<{
    phase: number
    scored: boolean
    letIn: boolean
    frozen: FrozenNumbers | null
  }>`
    select p.index as phase, ${isScored} as scored, ${letInto(eventId, userId)} as "letIn", ${frozenJson} as frozen
    from phase p ${withFrozen(eventId, userId)} where p.event_id = ${eventId} order by p.index`.execute(db)
  return rows
}

const listCounts = async (db: Queryable, eventId: number, decks: readonly ReadDeck[]) => {
  const { rows } = await sql<{ phase: number; counts: KeyplayCount[] }>`
    select d.phase, ${countsOfDeck(eventId)} as counts from ${givenDecks(decks)}`.execute(db)
  return new Map(rows.map(({ phase, counts }) => [phase, counts]))
}

/** The decks of one user in one event. */
export type DecksKey = { eventId: number; userId: number }

/** Selects the version of an event, which changes with its files, frozen phases and edits: frozen decks and their scores depend on these. */
export const versionOf = (event: RawBuilder<unknown>) =>
  sql`(select version from content_version where scope = ${event})`
/** Selects the revision of the event's live maps (rulebook 15.18). */
const revisionOf = (event: RawBuilder<unknown>) =>
  sql`coalesce((select revision from event_live where event_id = ${event}), 0)`

/** A phase of an event; `frozen`: whether the user's deck in it is frozen. */
export type PhaseOfUser = {
  index: number
  open: string
  lock: string
  points: number
  locked: boolean
  scored: boolean
  frozen: boolean
  countedAt: string | null
  /** Whether a correction let the user in without a deck (rulebook 3.21). */
  letIn: boolean
}
/** A phase with the user's cards. */
export type DeckOfPhase = PhaseOfUser & { cards: Deck }
export type DeckScoreState = {
  completed: boolean
  secondChance: boolean
  finalAfterHours: number
  now: string
  version: number | null
  live: LiveCounts & { projected: number }
  /** Whether the user no longer takes part in the private event (rulebook 30.4). */
  leftOut: boolean
  phases: PhaseOfUser[]
}

/** Selects the phases of an event as they are for a user. */
export const phasesOfUser = (eventId: EventId, userId: UserId) =>
  sql`(select coalesce(json_agg(json_build_object('index', p.index, 'open', p.open, 'lock', p.lock, 'points', ${goalOf('p')},
      'locked', p.open < p.lock and p.lock <= clock_timestamp(), 'scored', ${isScored},
      'frozen', f.phase_index is not null, 'countedAt', ${countedAtOf('p')}, 'letIn', ${letInto(eventId, userId)}) order by p.index), '[]')
    from phase p left join (select phase_index ${frozenDecks(eventId, userId)}) f on f.phase_index = p.index
    where p.event_id = ${eventId})`

/** Selects what the scores of a user's decks depend on, except decks, facts and counts; no row if the asker may not see the event. */
const deckScoreStates = ({ eventId, userId, sees }: Given<DecksKey & { sees: boolean }>) =>
  sql<DeckScoreState>`(
    select e.completed, e.second_chance as "secondChance", e.final_after_hours as "finalAfterHours", ${iso(sql`clock_timestamp()`)} as now, ${versionOf(sql`e.id`)} as version,
      json_build_object('revision', ${revisionOf(sql`e.id`)}, 'projected', coalesce(l.projected_rounds, 0),
        'maps', case when e.completed then '[]' else coalesce(l.maps, '[]') end) as live,
      exists (select from event_participant q
        where q.event_id = e.id and q.user_id = ${userId} and q.state <> 'in') as "leftOut",
      ${phasesOfUser(eventId, userId)} as phases
    from event e left join event_live l on l.event_id = e.id
    where e.id = ${eventId} and ${visibleIf(sees)})`

const loadDeckScoreState = prepareStatement((db, given: Given<DecksKey & { sees: boolean }>) =>
  db.selectFrom(deckScoreStates(given).as('s')).selectAll(),
)

/** Finds this state; undefined if the asker may not see the event. */
export const findDeckScoreState = async (
  db: Queryable,
  key: DecksKey,
  asker: Asker,
): Promise<DeckScoreState | undefined> => {
  const [state] = await loadDeckScoreState(db, { ...key, sees: seesUnpublished(asker, key.eventId) })
  return state
}

/** Selects this state for the account `a`, to be read with its session; null if the decks of another user are asked for. */
export const deckScoreStateOfAccount = (_db: Queryable, { eventId, userId }: Given<DecksKey>) => {
  return sql<DeckScoreState | null>`case when ${userId} = a.id then (select to_json(s) from ${deckScoreStates({ ...ofAccount, eventId })} s) end`
}

/** What explains a deck's score: the facts it was frozen with, or would be frozen with now, and its counts. */
export type ExplainedDeck = {
  phase: number
  cards: Deck
  facts: LockFacts
  locked: LockedDeck | null
  counts: KeyplayCount[]
  version: number | null
  revision: number
}

/** Loads it for these decks of a user. */
export const listExplainedDecks = async (
  db: Queryable,
  { eventId, userId }: DecksKey,
  decks: readonly ReadDeck[],
): Promise<ExplainedDeck[]> => {
  const { rows } = await sql<Omit<ExplainedDeck, 'cards' | 'locked'> & { frozen: FrozenNumbers | null }>`
    select p.index as phase, ${factsOfPhase} as facts, ${frozenJson} as frozen,
      ${countsOfDeck(eventId)} as counts, ${versionOf(sql`p.event_id`)} as version, ${revisionOf(sql`p.event_id`)} as revision
    from phase p join ${givenDecks(decks)} on d.phase = p.index ${withFrozen(eventId, userId)}
    where p.event_id = ${eventId}
    order by p.index`.execute(db)
  return rows.map(({ frozen, ...row }) => {
    const { cards } = decks.find(({ phase }) => phase === row.phase) ?? { cards: [] }
    return { ...row, cards, locked: frozen && { ...frozen, cards } }
  })
}
