import { bestDeck, type Deck, type DeckScore, freezeDeck, scoreDeck, withoutPerks } from '@game/domain'
import { z } from 'zod'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { deckScore, eventId } from '../../../ground/contract/fields.ts'
import { notFound, refuse } from '../../../ground/contract/refusal.ts'
import { phaseIndex } from '../../../ground/contract/shapes.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { versionedMemory } from '../../../ground/db/versioned-memory.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { cardPlayer } from '../../catalogue/record/shapes.ts'
import { listUserDecks } from '../../user-deck/user-deck-queries.ts'
import { type BestDeckInputs, findBestDeckInputs, listPlayers } from './best-deck-queries.ts'
import { cardScore, scoreToWire } from './card-score.ts'

const output = z.object({
  best: z
    .object({
      score: deckScore,
      cards: z.array(cardScore.extend({ player: cardPlayer.describe('The player.') })).describe('The cards.'),
    })
    .nullable()
    .meta({
      description: 'The deck that would have scored most; null while there is no score file.',
      example: null,
    }),
  own: z
    .object({
      score: deckScore,
      scoreWithoutPerks: z.number().describe("The score that the caller's deck would have without perks."),
    })
    .nullable()
    .meta({ description: "The asker's own; null for none.", example: null }),
})

/** A deck takes some kilobytes. */
const memory = versionedMemory<DeckScore>({ max: 200 })

/**
 * Answers the best deck of a locked phase in hindsight, which has no perks, and the score of the asker's own deck with and without
 * perks (rulebook 6.17, 6.18). `best` is null before the phase's first score file. Refuses PHASE_UNDECIDED before the lock.
 */
export const getBestDeck = publicProcedure
  .input(z.strictObject({ eventId, phaseIndex }))
  .output(answer(output))
  .query(async ({ ctx: { db, actor }, input }) => {
    await getVisibleEvent(db, input.eventId, actor)
    const inputs = (await findBestDeckInputs(db, input)) ?? notFound('Phase')
    if (!inputs.locked) refuse('PHASE_UNDECIDED')
    if (!inputs.scored) return { best: null, own: null }
    const { facts, counts, version } = inputs
    const key = `${input.eventId} ${input.phaseIndex}`
    const score = await memory(db, { key, version }, async () => bestDeck(facts, counts).score)
    const decks = actor ? await listUserDecks(db, { userId: actor.id, eventId: input.eventId }) : []
    const own = decks.find(({ phase, cards }) => phase === input.phaseIndex && cards.length > 0)
    return {
      best: await describe(db, input.phaseIndex, score),
      own: own ? scoresOf(own.cards, inputs) : null,
    }
  })

async function describe(db: Queryable, phase: number, { score, cards }: DeckScore) {
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

function scoresOf(cards: Deck, { facts, counts }: BestDeckInputs) {
  const frozen = freezeDeck(cards, facts)
  return {
    score: scoreDeck(frozen, counts).score,
    scoreWithoutPerks: scoreDeck(withoutPerks(frozen), counts).score,
  }
}
