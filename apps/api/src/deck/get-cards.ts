import { z } from 'zod'
import { readAside } from '../call/read-aside.ts'
import { publicProcedure, withBeside } from '../call/trpc.ts'
import { answer } from '../contract/answer.ts'
import { id } from '../contract/shapes.ts'
import type { Queryable } from '../db/db.ts'
import { type CardRow, cardsOfAccount, listCards } from './queries.ts'
import { card } from './shapes.ts'

const input = z.strictObject({ eventId: id.optional(), userId: id.optional() })

const key = input.transform(({ userId = null, eventId = null }) => ({ userId, eventId }))

/** Answers a user's cards of one event or of all; a rival's only of phases that have locked (rulebook 4.19, 12.28). */
export const getCards = publicProcedure
  .meta(withBeside(key, cardsOfAccount))
  .input(input)
  .output(answer(z.object({ cards: z.array(card) })))
  .query(async ({ ctx, input: { userId = ctx.actor?.id, eventId } }) => {
    if (userId === undefined) return { cards: [] }
    if (userId === ctx.actor?.id && ctx.beside) return { cards: (ctx.beside as CardRow[]).map(toWire) }
    const read = (db: Queryable) => listCards(db, { userId, eventId: eventId ?? null, asker: ctx.actor })
    // Of a rival in one event: whether that has changed can be told.
    const aside = userId !== ctx.actor?.id && eventId !== undefined
    const rows = await (aside ? readAside(ctx, eventId, read) : read(ctx.db))
    return { cards: rows.map(toWire) }
  })

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
