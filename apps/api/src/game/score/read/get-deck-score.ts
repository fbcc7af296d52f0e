import { eventScore, phaseFinality, phaseStates } from '@game/domain'
import { z } from 'zod'
import { readFromReplica } from '../../../ground/call/read-from-replica.ts'
import { publicProcedure, withJoinedRead } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { deckScore, eventId, phaseState, userId } from '../../../ground/contract/fields.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import { finality, phaseIndex } from '../../../ground/contract/shapes.ts'
import type { Db } from '../../../ground/db/db.ts'
import type { Asker } from '../../../ground/event-visibility/visibility-queries.ts'
import { liveCounts } from '../../../ground/stream/provisional-counts.ts'
import { listUserDecks } from '../../user-deck/user-deck-queries.ts'
import { cardScore } from './card-score.ts'
import {
  type DeckOfPhase,
  type DeckScoreState,
  type DecksKey,
  deckScoreStateOfAccount,
  findDeckScoreState,
} from './deck-score-queries.ts'
import { findScoredDecks, type ScoredDeck } from './find-scored-decks.ts'

/** A `score` is null before the phase's first score file; it does not count in a phase that a failure locks. */
const phaseScore = z.object({
  phase: phaseIndex,
  state: phaseState,
  score: z
    .number()
    .nullable()
    .meta({ description: 'The score after all multipliers; null while there is none.', example: null }),
  ...finality,
})

const input = z.strictObject({ eventId, userId })
const output = z.object({
  scores: z.array(cardScore).describe('The scores.'),
  phases: z.array(phaseScore).describe('The phases.'),
  score: deckScore,
  /** What is played now, and the revision up to which final maps are included in the scores (rulebook 15.17, 15.18). */
  live: liveCounts
    .extend({
      countedTo: z.int().meta({
        description: 'The revision of the live maps up to which final ones are in the scores.',
        example: 12,
      }),
    })
    .describe('What is played now, which the scores do not hold.'),
})

/**
 * Answers the scores of a user's cards with the reasons; a rival's only of phases that have locked (rulebook 4.19,
 * 6.10).
 */
export const getDeckScore = publicProcedure
  .meta(withJoinedRead(input, deckScoreStateOfAccount))
  .input(input)
  .output(answer(output))
  .query(async ({ ctx, input }) => {
    const own = ctx.actor?.id === input.userId
    const ownState = own ? (ctx.joinedRead as DeckScoreState | null) : null
    const explain = (db: Db) => explainScores(db, input, ctx.actor, ownState)
    return (await (own ? explain(ctx.db) : readFromReplica(ctx, input.eventId, explain))) ?? notFound('Event')
  })

/** Returns null if the asker may not see the event. A deck that is not frozen yet is shown as it would be frozen now. */
async function explainScores(db: Db, key: DecksKey, asker: Asker, stateRead: DeckScoreState | null) {
  for (let read = stateRead; ; read = null) {
    const state = read ?? (await findDeckScoreState(db, key, asker))
    if (!state) return null
    const decks = state.leftOut && asker?.id !== key.userId ? [] : await listUserDecks(db, key)
    const phases = state.phases.map(phase => ({
      ...phase,
      cards: decks.find(deck => deck.phase === phase.index)?.cards ?? [],
    }))
    const shown = phases.filter(
      ({ cards, locked }) => cards.length > 0 && (locked || asker?.id === key.userId),
    )
    const scored = await findScoredDecks(db, key, { state, shown })
    if (scored) return toAnswer(state, phases, scored)
    // A file or map has arrived between the statements: read again.
  }
}

function toAnswer(state: DeckScoreState, ofUser: readonly DeckOfPhase[], decks: readonly ScoredDeck[]) {
  const results = ofUser.map(({ index, scored, frozen, letIn, cards }) => ({
    phase: index,
    letIn,
    held: cards.length > 0,
    scored,
    score: scored && frozen ? (decks.find(({ phase }) => phase === index)?.score ?? null) : null,
  }))
  const finals = new Map(ofUser.map(phase => [phase.index, phaseFinality(phase, state)]))
  const phases = phaseStates(state, results).map(({ phase, state }) => ({
    phase,
    state,
    score: results.find(result => result.phase === phase)?.score ?? null,
    ...(finals.get(phase) ?? { final: false, finalAt: null }),
  }))
  return {
    scores: decks.flatMap(({ cards }) => cards),
    phases,
    score: eventScore(phases),
    live: { ...state.live, countedTo: state.live.revision },
  }
}
