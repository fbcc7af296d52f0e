import { type DeckScore, freezeDeck, scoreDeck, withoutPerks } from '@game/domain'
import { z } from 'zod'
import { player } from '../../catalogue/record/shapes.ts'
import { answer } from '../../contract/answer.ts'
import { notFound, refuse } from '../../contract/refusal.ts'
import { id, phaseIndex } from '../../contract/shapes.ts'
import type { Sql } from '../../db/db.ts'
import { visibleEvent } from '../../event/visible/visible-event.ts'
import { publicProcedure } from '../../http/trpc.ts'
import { bestDeckOf } from './best-deck-cache.ts'
import { cardScore, scoreToWire } from './card-score.ts'
import { findHindsight, type HindsightGround, listPlayers } from './best-deck-queries.ts'

const output = z.object({
  best: z.object({ score: z.number(), cards: z.array(cardScore.extend({ player })) }).nullable(),
  own: z.object({ score: z.number(), scoreWithoutPerks: z.number() }).nullable(),
})

/**
 * The best deck of a locked phase in hindsight, without perks, and the asker's own beside it, with and without (rules.md 7).
 * `best` is null before the phase's first score file. Refuses PHASE_UNDECIDED before the lock.
 */
export const getBestDeck = publicProcedure
  .input(z.strictObject({ eventId: id, phaseIndex }))
  .output(answer(output))
  .query(async ({ ctx: { db, actor }, input }) => {
    await visibleEvent(db, input.eventId, actor)
    const ground = (await findHindsight(db, input, actor?.id ?? 0)) ?? notFound('Phase')
    if (!ground.locked) refuse('PHASE_UNDECIDED')
    if (!ground.scored) return { best: null, own: null }
    const score = bestDeckOf(ground.facts, ground.counts)
    return { best: await describe(db, input.phaseIndex, score), own: ownScores(ground) }
  })

async function describe(db: Sql, phase: number, { score, cards }: DeckScore) {
  const players = await listPlayers(
    db,
    cards.map(card => card.playerId),
  )
  const named = cards.map(card => ({
    ...scoreToWire(card, phase),
    player: players.get(card.playerId) ?? notFound('Player'),
  }))
  return { score, cards: named }
}

function ownScores({ own, facts, counts }: HindsightGround) {
  if (!own) return null
  const frozen = freezeDeck(own, facts)
  return {
    score: scoreDeck(frozen, counts).score,
    scoreWithoutPerks: scoreDeck(withoutPerks(frozen), counts).score,
  }
}
