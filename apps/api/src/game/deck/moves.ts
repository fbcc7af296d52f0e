import type { Move } from '@game/domain'
import { z } from 'zod'
import type { Context } from '../../ground/call/context.ts'
import { userProcedure, withJoinedRead } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { eventId, playerId, userId } from '../../ground/contract/fields.ts'
import { id, phaseIndex, place } from '../../ground/contract/shapes.ts'
import type { Actor } from '../../ground/session/session.ts'
import { type EventMoment, momentOfAccount } from '../event-memory/shared-event-queries.ts'
import { moveDeck } from './move-deck.ts'
import { receipt } from './shapes.ts'

const player = { eventId, userId, playerId }
const cardKeyplay = z.strictObject({
  ...player,
  phaseIndex,
  keyplayId: id.meta({ description: 'The id of the keyplay.', example: 6 }),
})
const cardPerk = z.strictObject({
  ...player,
  phaseIndex,
  perkId: id.meta({ description: 'The id of the perk.', example: 3 }),
})

/** A call that changes a deck. The moment of the event that the move is checked against is read with the session. */
const moveProcedure = userProcedure.meta(withJoinedRead(z.object({ eventId: id }), momentOfAccount))

async function moved(
  { db, actor, joinedRead }: Context & { actor: Actor },
  at: { eventId: number; phaseIndex: number },
  move: Move,
): Promise<z.infer<typeof receipt>> {
  const moment = (joinedRead as EventMoment | null) ?? undefined
  const { version, saved_at } = await moveDeck(db, actor, at, move, moment)
  return { success: true, version, savedAt: saved_at }
}

/** `deckOrder` is a hint: the card is appended (rulebook 4.3, 4.5). */
export const addCard = moveProcedure
  .input(
    z.strictObject({
      ...player,
      phase: phaseIndex,
      perks: z.array(id).max(0).describe('Always empty: perks come by add-card-perk.'),
      keyplays: z.array(id).max(0).describe('Always empty: keyplays come by add-card-keyplay.'),
      deckOrder: place.describe('The position in the deck, from 1; the server always appends.'),
    }),
  )
  .output(answer(receipt))
  .mutation(({ ctx, input: { eventId, phase, playerId } }) =>
    moved(ctx, { eventId, phaseIndex: phase }, { type: 'add', playerId }),
  )

/** `id` is the player's. */
export const removeCard = moveProcedure
  .input(
    z.strictObject({
      id: id.meta({ description: 'The player id of the card.', example: 7 }),
      eventId,
      userId,
      phase: phaseIndex,
    }),
  )
  .output(answer(receipt))
  .mutation(({ ctx, input: { eventId, phase, id } }) =>
    moved(ctx, { eventId, phaseIndex: phase }, { type: 'remove', playerId: id }),
  )

export const updateDeckOrder = moveProcedure
  .input(
    z.strictObject({
      eventId,
      userId,
      phaseIndex,
      playerA: id.meta({ description: 'The player id of the card to move, or to take from.', example: 7 }),
      playerB: id.meta({ description: 'The player id of the card to move to.', example: 8 }),
    }),
  )
  .output(answer(receipt))
  .mutation(({ ctx, input: { playerA, playerB, ...at } }) =>
    moved(ctx, at, { type: 'reorder', playerA, playerB }),
  )

export const addCardKeyplay = moveProcedure
  .input(cardKeyplay)
  .output(answer(receipt))
  .mutation(({ ctx, input: { playerId, keyplayId, ...at } }) =>
    moved(ctx, at, { type: 'addKeyplay', playerId, keyplayId }),
  )

export const removeCardKeyplay = moveProcedure
  .input(cardKeyplay)
  .output(answer(receipt))
  .mutation(({ ctx, input: { playerId, keyplayId, ...at } }) =>
    moved(ctx, at, { type: 'removeKeyplay', playerId, keyplayId }),
  )

/** `order` is a hint: the perk is appended (rulebook 4.3). */
export const addCardPerk = moveProcedure
  .input(
    cardPerk.extend({
      order: place.describe('The position on the card, from 1; the server always appends.'),
    }),
  )
  .output(answer(receipt))
  .mutation(({ ctx, input: { playerId, perkId, ...at } }) =>
    moved(ctx, at, { type: 'addPerk', playerId, perkId }),
  )

export const removeCardPerk = moveProcedure
  .input(cardPerk)
  .output(answer(receipt))
  .mutation(({ ctx, input: { playerId, perkId, ...at } }) =>
    moved(ctx, at, { type: 'removePerk', playerId, perkId }),
  )

export const transferCardPerk = moveProcedure
  .input(
    z.strictObject({
      userId,
      eventId,
      phaseIndex,
      perkId: id.meta({ description: 'The id of the perk.', example: 3 }),
      playerA: id.meta({ description: 'The player id of the card to move, or to take from.', example: 7 }),
      playerB: id.meta({ description: 'The player id of the card to move to.', example: 8 }),
      order: place.describe('The position on the card, from 1; the server always appends.'),
    }),
  )
  .output(answer(receipt))
  .mutation(({ ctx, input: { perkId, playerA, playerB, ...at } }) =>
    moved(ctx, at, { type: 'transferPerk', perkId, playerA, playerB }),
  )
