import { z } from 'zod'
import { readFromReplica } from '../call/read-from-replica.ts'
import { publicProcedure, withJoinedRead } from '../call/trpc.ts'
import { findPlayers } from '../catalogue/record/find-players.ts'
import { answer } from '../contract/answer.ts'
import { id } from '../contract/shapes.ts'
import type { Queryable } from '../db/db.ts'
import { type DeckRow, decksOfAccount, listDecks } from './queries.ts'
import { card } from './shapes.ts'

const input = z.strictObject({ eventId: id.optional(), userId: id.optional() })

const key = input.transform(({ userId = null, eventId = null }) => ({ userId, eventId }))

/** Answers a user's cards of one event or of all; a rival's only of phases that have locked (rulebook 4.19, 12.28). */
export const getCards = publicProcedure
  .meta(withJoinedRead(key, decksOfAccount))
  .input(input)
  .output(answer(z.object({ cards: z.array(card) })))
  .query(async ({ ctx, input: { userId = ctx.actor?.id, eventId } }) => {
    if (userId === undefined) return { cards: [] }
    if (userId === ctx.actor?.id && ctx.joinedRead)
      return { cards: await cardsOf(ctx.db, ctx.joinedRead as DeckRow[]) }
    const read = (db: Queryable) => listDecks(db, { userId, eventId: eventId ?? null, asker: ctx.actor })
    // Of a rival in one event: whether that has changed can be told.
    const mayBeOld = userId !== ctx.actor?.id && eventId !== undefined
    return {
      cards: await cardsOf(ctx.db, await (mayBeOld ? readFromReplica(ctx, eventId, read) : read(ctx.db))),
    }
  })

/** Answers the cards of decks with their players. */
async function cardsOf(db: Queryable, decks: readonly DeckRow[]): Promise<z.infer<typeof card>[]> {
  const ids = decks.flatMap(({ cards }) => cards.map(({ playerId }) => playerId))
  const players = await findPlayers(db, decks[0]?.catalogue ?? null, ids)
  return decks.flatMap(({ event_id: eventId, user_id: userId, phase_index: phaseIndex, cards }) =>
    cards.flatMap(({ playerId, keyplays, perks }, place) => {
      const player = players.get(playerId)
      return player
        ? {
            playerId,
            eventId,
            userId,
            player,
            deckOrder: place + 1,
            phaseIndex,
            keyplays: keyplays.map(keyplayId => ({ keyplayId })),
            perks: perks.map(({ perkId, originPhase }) => ({ perkId, phaseIndex, originPhase })),
          }
        : []
    }),
  )
}
