import {
  type Finality,
  type PhaseState,
  type PlayedDeck,
  phaseFinality,
  phaseStates,
  topPercentOf,
} from '@game/domain'
import { type ScoredDeck, scoreExplained } from '../../game/score/read/find-scored-decks.ts'
import type { Db } from '../../ground/db/db.ts'
import { versionedMemory } from '../../ground/db/versioned-memory.ts'
import type { Asker } from '../../ground/event-visibility/visibility-queries.ts'
import {
  type EventChoice,
  listDeckKeys,
  listDecksOfEvents,
  listExplained,
  listPlayedEvents,
} from './story-queries.ts'

/** A user's deck of a locked phase; `score` is null before the phase's first score file. */
type PlayedPhase = Finality & {
  eventId: number
  phaseIndex: number
  name: string
  namePl: string | null
  lock: string
  goal: number
  state: PhaseState
  score: number | null
  topPercent: number | null
  cards: ScoredDeck['cards']
}
export type PlayedEvent = {
  eventId: number
  name: string
  img: string
  rank: number | null
  participants: number | null
  /** The newest first. */
  phases: PlayedPhase[]
}

/** The scored decks of a user's events; one takes some ten kilobytes. */
const memory = versionedMemory<ScoredDeck[]>({ maxSize: 2000, sizeCalculation: decks => decks.length + 1 })

/**
 * Reads a user's decks of locked phases with their scores, by event, the newest event first; in as many statements for many events as for
 * one. Scores are calculated once per version of the events (rulebook 27.1, 27.2).
 */
export async function readPlayed(
  db: Db,
  userId: number,
  asker: Asker,
  choice: EventChoice,
): Promise<PlayedEvent[]> {
  const keys = await listDeckKeys(db, userId)
  const events = await listPlayedEvents(db, userId, asker, keys, choice)
  const ids = events.map(({ eventId }) => eventId)
  const isLocked = ({ eventId, phase }: { eventId: number; phase: number }) =>
    events
      .find(each => each.eventId === eventId)
      ?.phases.some(({ index, locked }) => index === phase && locked) === true
  const decks = (ids.length > 0 ? await listDecksOfEvents(db, userId, ids) : []).filter(isLocked)
  const version = JSON.stringify([
    events.map(event => [event.version, event.phases.map(({ frozen }) => frozen)]),
    decks,
  ])
  const scored = await memory(db, { key: `${userId} ${ids.join()}`, version }, () =>
    scoreDecks(db, userId, decks),
  )
  return events.map(event => {
    const own = decks.flatMap((deck, place) => {
      const result = scored[place]
      return deck.eventId === event.eventId && result ? [result] : []
    })
    return playedEvent(event, own)
  })
}

/** The decks of events as the rules of stories take them, in the order of their locks. */
export const storyDecks = (events: readonly PlayedEvent[]): PlayedDeck[] =>
  events
    .flatMap(({ phases }) => phases)
    .toSorted((a, b) => Date.parse(a.lock) - Date.parse(b.lock) || a.phaseIndex - b.phaseIndex)
    .map(({ cards, ...phase }) => ({
      ...phase,
      cards: cards.map(({ explanation: { sleeveId }, ...card }) => ({ ...card, sleeveId })),
    }))

async function scoreDecks(
  db: Db,
  userId: number,
  decks: Awaited<ReturnType<typeof listDecksOfEvents>>,
): Promise<ScoredDeck[]> {
  if (decks.length === 0) return []
  const explained = await listExplained(db, userId, decks)
  return decks.map(({ phase, cards }, at) => {
    const found = explained.find(({ place }) => place === at)
    if (!found) return { phase, score: null, cards: [] }
    const { facts, frozen, counts } = found
    return scoreExplained({ phase, cards, facts, locked: frozen && { ...frozen, cards }, counts })
  })
}

function playedEvent(
  event: Awaited<ReturnType<typeof listPlayedEvents>>[number],
  decks: readonly ScoredDeck[],
): PlayedEvent {
  const { eventId, name, img, rank, participants } = event
  const results = event.phases.map(({ index, scored, frozen, letIn }) => {
    const deck = decks.find(({ phase }) => phase === index)
    const score = scored && frozen ? (deck?.score ?? null) : null
    return { phase: index, held: deck !== undefined, scored, letIn, score }
  })
  const states = phaseStates(event, results)
  const phases = event.phases.flatMap(phase => {
    const deck = decks.find(each => each.phase === phase.index)
    if (!deck) return []
    const {
      name: phaseName = '',
      namePl = null,
      topScores,
    } = event.named.find(({ index }) => index === phase.index) ?? {}
    const score = results.find(result => result.phase === phase.index)?.score ?? null
    const state = states.find(each => each.phase === phase.index)?.state ?? 'locked'
    return [
      {
        eventId,
        phaseIndex: phase.index,
        name: phaseName,
        namePl,
        lock: new Date(phase.lock).toISOString(),
        goal: phase.points,
        state,
        score,
        topPercent: score === null || state === 'locked' ? null : topPercentOf(topScores ?? [], score),
        cards: deck.cards,
        ...phaseFinality(phase, event),
      },
    ]
  })
  return { eventId, name, img, rank, participants, phases: phases.toReversed() }
}
