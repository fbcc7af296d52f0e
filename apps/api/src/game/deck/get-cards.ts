import type { Deck } from '@game/domain'
import { z } from 'zod'
import { readFromReplica } from '../../ground/call/read-from-replica.ts'
import { publicProcedure, withJoinedRead } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { eventId, userId } from '../../ground/contract/fields.ts'
import type { Queryable } from '../../ground/db/db.ts'
import { findPlayers } from '../catalogue/record/find-players.ts'
import { listUserDecks } from '../user-deck/user-deck-queries.ts'
import { listShown, type ShownPhases, shownToAccount } from './deck-queries.ts'
import { card, draft } from './shapes.ts'

const input = z.strictObject({ eventId: eventId.optional(), userId: userId.optional() })

const key = input.transform(({ userId = null, eventId = null }) => ({ userId, eventId }))

/** Answers a user's cards of one event or of all; a rival's only of phases that have locked, and no drafts (rulebook 4.19, 4.23, 12.28). */
export const getCards = publicProcedure
  .meta(withJoinedRead(key, shownToAccount))
  .input(input)
  .output(
    answer(
      z.object({
        cards: z.array(card).describe('The cards.'),
        drafts: z
          .array(draft)
          .describe("The caller's own draft decks of phases that have not locked; empty for anybody else's."),
      }),
    ),
  )
  .query(async ({ ctx, input: { userId = ctx.actor?.id, eventId } }) => {
    if (userId === undefined) return { cards: [], drafts: [] }
    const isOwn = userId === ctx.actor?.id
    const shownRead = isOwn ? (ctx.joinedRead as ShownPhases[] | null) : null
    const key = { userId, eventId: eventId ?? null }
    const read = async (db: Queryable) =>
      readShown(db, key, shownRead ?? (await listShown(db, { ...key, asker: ctx.actor })))
    // A rival's cards of one event may be old: the freshness of an event shows whether they have changed.
    const mayBeOld = !isOwn && eventId !== undefined
    return mayBeOld ? readFromReplica(ctx, eventId, read) : read(ctx.db)
  })

type Card = z.infer<typeof card>
type DeckOfPhase = { eventId: number; phaseIndex: number; cards: Deck }

/** Reads the cards of a user's decks in the phases that may be shown, and the drafts, with their players. */
async function readShown(
  db: Queryable,
  key: { userId: number; eventId: number | null },
  shown: readonly ShownPhases[],
): Promise<{ cards: Card[]; drafts: z.infer<typeof draft>[] }> {
  const phasesOf = new Map(shown.map(each => [each.eventId, each.phases]))
  const decks = (await listUserDecks(db, key)).filter(deck =>
    phasesOf.get(deck.eventId)?.includes(deck.phase),
  )
  const drafts = shown.flatMap(({ eventId, drafts }) => (drafts ?? []).map(each => ({ ...each, eventId })))
  const ids = [...decks, ...drafts].flatMap(({ cards }) => cards.map(({ playerId }) => playerId))
  const players = await findPlayers(db, shown[0]?.catalogue ?? null, ids)
  const wireOf = ({ eventId, phaseIndex, cards }: DeckOfPhase): Card[] =>
    cards.flatMap(({ playerId, keyplays, perks }, place) => {
      const player = players.get(playerId)
      return player
        ? {
            playerId,
            eventId,
            userId: key.userId,
            player,
            deckOrder: place + 1,
            phaseIndex,
            keyplays: keyplays.map(keyplayId => ({ keyplayId })),
            perks: perks.map(({ perkId, originPhase }) => ({ perkId, phaseIndex, originPhase })),
          }
        : []
    })
  return {
    cards: decks.flatMap(({ phase, ...deck }) => wireOf({ ...deck, phaseIndex: phase })),
    drafts: drafts.map(each => ({ ...each, cards: wireOf(each) })),
  }
}
