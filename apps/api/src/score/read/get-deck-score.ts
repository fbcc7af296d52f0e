import { eventScore, freezeDeck, phaseStateNames, phaseStates, scoreDeck } from '@game/domain'
import { z } from 'zod'
import { readAside } from '../../call/read-aside.ts'
import { publicProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { notFound } from '../../contract/refusal.ts'
import { id, phaseIndex } from '../../contract/shapes.ts'
import type { Queryable } from '../../db/db.ts'
import { getVisibleEvent } from '../../event-visibility/visible-event.ts'
import { liveCounts } from '../../live/live-counts.ts'
import { findLiveCounts } from '../../live/queries.ts'
import { findScoring } from '../rank/queries.ts'
import { cardScore, scoreToWire } from './card-score.ts'
import { listExplainedDecks } from './deck-score-queries.ts'
import { getPhaseScores } from './phase-scores.ts'

/** A `score` is null before the phase's first score file; it does not count in a phase that a failure locks. */
const phaseScore = z.object({
  phase: phaseIndex,
  state: z.enum(phaseStateNames),
  score: z.number().nullable(),
})

const output = z.object({
  scores: z.array(cardScore),
  phases: z.array(phaseScore),
  score: z.number(),
  /** What is played now, and the revision whose final maps the scores hold (rulebook 15.17, 15.18). */
  live: liveCounts.extend({ countedTo: z.int() }),
})

/**
 * Answers the scores of a user's cards with the reasons; a rival's only of phases that have locked (rulebook 4.19,
 * 6.10).
 */
export const getDeckScore = publicProcedure
  .input(z.strictObject({ eventId: id, userId: id }))
  .output(answer(output))
  .query(async ({ ctx, input: { eventId, userId } }) => {
    await getVisibleEvent(ctx.db, eventId, ctx.actor)
    const own = ctx.actor?.id === userId
    const explain = (db: Queryable) => explainScores(db, eventId, userId, own)
    return own ? explain(ctx.db) : readAside(ctx, eventId, explain)
  })

async function explainScores(db: Queryable, eventId: number, userId: number, own: boolean) {
  const event = (await findScoring(db, eventId)) ?? notFound('Event')
  const results = await getPhaseScores(db, eventId, userId)
  const phases = phaseStates(event, results).map(({ phase, state }) => ({
    phase,
    state,
    score: results.find(result => result.phase === phase)?.score ?? null,
  }))
  const { scores, countedTo } = await scoresOf(db, eventId, userId, own)
  const live = await findLiveCounts(db, eventId)
  return {
    scores,
    phases,
    score: eventScore(phases),
    live: { ...live, countedTo: countedTo ?? live.revision },
  }
}

/** Shows a deck that is not frozen yet as it would be frozen now. */
async function scoresOf(db: Queryable, eventId: number, userId: number, own: boolean) {
  const decks = await listExplainedDecks(db, eventId, userId, own)
  const scores = decks.flatMap(({ phase, cards, facts, counts }) =>
    scoreDeck(freezeDeck(cards, facts), counts).cards.map(card => scoreToWire(card, phase)),
  )
  return { scores, countedTo: decks[0]?.revision }
}
