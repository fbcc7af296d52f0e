import type { Deck } from '@game/domain'
import { z } from 'zod'
import { answer } from '../contract/answer.ts'
import { id } from '../contract/shapes.ts'
import { publicProcedure } from '../http/trpc.ts'
import { listCards } from './queries.ts'
import { card } from './shapes.ts'

/** Answers a user's cards of one event or of all; a rival's only of phases that have locked (rulebook 4.19, 12.28). */
export const getCards = publicProcedure
  .input(z.strictObject({ eventId: id.optional(), userId: id.optional() }))
  .output(answer(z.object({ cards: z.array(card) })))
  .query(async ({ ctx: { db, actor }, input }) => {
    const userId = input.userId ?? actor?.id
    if (userId === undefined) return { cards: [] }
    const rows = await listCards(db, {
      userId,
      asker: actor,
      ...(input.eventId && { eventId: input.eventId }),
    })
    return { cards: rows.map(row => toWire(row)) }
  })

type CardRow = Awaited<ReturnType<typeof listCards>>[number] & { card: Deck[number] }

const toWire = ({ event_id, user_id, phase_index, card, place, player }: CardRow) => ({
  playerId: card.playerId,
  eventId: event_id,
  userId: user_id,
  player,
  deckOrder: place,
  phaseIndex: phase_index,
  keyplays: card.keyplays.map(keyplayId => ({ keyplayId })),
  perks: card.perks.map(({ perkId, originPhase }) => ({ perkId, phaseIndex: phase_index, originPhase })),
})
