import type { PhaseResult } from '@game/domain'
import type { Db } from '../../db/db.ts'
import type { EventMoment, SharedEvent } from '../../event-memory/shared-event-queries.ts'
import { findPhaseScores } from './phase-scores.ts'
import type { UserDeck } from './user-deck-queries.ts'

type EventAndDecks = { shared: SharedEvent; moment: EventMoment; decks: readonly UserDeck[] }

/** Finds a user's result in each phase of an event. */
export const findOwnResults = (
  db: Db,
  userId: number,
  { shared, moment, decks }: EventAndDecks,
): Promise<PhaseResult[]> =>
  findPhaseScores(db, {
    eventId: shared.id,
    userId,
    version: moment.version,
    scored: shared.phases.filter(({ files }) => files.length > 0).map(({ index }) => index),
    decks: shared.phases.map(({ index, frozen }) => ({
      phase: index,
      deckVersion: decks.find(({ phase, cards }) => phase === index && cards.length > 0)?.version,
      frozen,
    })),
  })
