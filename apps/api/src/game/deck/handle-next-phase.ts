import { carryOver, checkNextPhase, type Deck, phaseStates, phaseSummaryOf } from '@game/domain'
import { z } from 'zod'
import { userProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { deckScore, eventId, userId } from '../../ground/contract/fields.ts'
import { notFound, RefusalError, unwrap } from '../../ground/contract/refusal.ts'
import { id, phaseIndex } from '../../ground/contract/shapes.ts'
import type { Db } from '../../ground/db/db.ts'
import type { Actor } from '../../ground/session/session.ts'
import { findShared } from '../event-memory/shared-event.ts'
import { findMoment } from '../event-memory/shared-event-queries.ts'
import { getPhaseScores } from '../score/read/phase-scores.ts'
import { listUserDecks } from '../user-deck/user-deck-queries.ts'
import { saveSummary } from './deck-queries.ts'
import { moveDeck } from './move-deck.ts'

/**
 * `transferred` and `left` are player ids: cards carried to the next phase, and cards of players who do not take part
 * in it.
 */
const output = z.object({
  success: z.boolean().describe('Whether the score reached the goal.'),
  score: deckScore,
  points: z.number().meta({ description: 'The goal.', example: 1500 }),
  transferred: z
    .array(id)
    .meta({ description: 'The players whose cards were carried over.', example: [7, 8] }),
  left: z.array(id).meta({ description: 'The players whose cards stay behind.', example: [9] }),
})

/**
 * Records the user's summary of a decided phase; on success carries the cards to the next (rulebook 3.17, 3.18).
 * Idempotent.
 */
export const handleNextPhase = userProcedure
  .input(z.strictObject({ userId, eventId, phaseIndex }))
  .output(answer(output))
  .mutation(async ({ ctx: { db, actor }, input }) => {
    const key = { userId: actor.id, eventId: input.eventId, phaseIndex: input.phaseIndex }
    const { now, version } = (await findMoment(db, key.eventId, actor)) ?? notFound('Phase')
    const shared = (await findShared(db, key.eventId, version)) ?? notFound('Phase')
    const results = await getPhaseScores(db, key.eventId, key.userId)
    const { phases, completed, secondChance } = shared
    if (!phases.some(({ index }) => index === key.phaseIndex)) notFound('Phase')
    const states = phaseStates({ phases, completed, secondChance, now }, results)
    const { success, carryTo } = unwrap(checkNextPhase(states, key.phaseIndex))
    const summary = phaseSummaryOf({ phases, states, results }, key.phaseIndex) ?? notFound('Summary')
    await saveSummary(db, { ...key, score: summary.score, points: summary.goal, success })
    const carried = carryTo === null ? nothingCarried : await carry(db, actor, key, carryTo)
    return { success, score: summary.score, points: summary.goal, ...carried }
  })

const nothingCarried = { transferred: [], left: [] }

/** Never overwrites: if the next deck holds cards already or has locked meanwhile, nothing changes. */
async function carry(db: Db, actor: Actor, from: { eventId: number; phaseIndex: number }, to: number) {
  const decks = await listUserDecks(db, { userId: actor.id, eventId: from.eventId })
  const cards = decks.find(({ phase }) => phase === from.phaseIndex)?.cards ?? []
  const at = { eventId: from.eventId, phaseIndex: to }
  try {
    const moved = await moveDeck(db, actor, at, { type: 'carryOver', cards })
    const transferred = playersOf(moved.cards)
    return { transferred, left: carryOver(cards, transferred).left }
  } catch (error) {
    if (error instanceof RefusalError && ignorableRefusals.has(error.rule)) return nothingCarried
    throw error
  }
}

const ignorableRefusals: ReadonlySet<RefusalError['rule']> = new Set(['DECK_NOT_EMPTY', 'PHASE_NOT_OPEN'])

const playersOf = (deck: Deck): number[] => deck.map(card => card.playerId)
