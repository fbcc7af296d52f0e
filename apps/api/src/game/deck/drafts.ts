import { checkDraft, type Deck, phaseToDraft, refuse as refusal, takeDraft } from '@game/domain'
import { z } from 'zod'
import { userProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { eventId, keyplayId, playerId, userId } from '../../ground/contract/fields.ts'
import { notFound, refuse, unwrap } from '../../ground/contract/refusal.ts'
import { id, phaseIndex } from '../../ground/contract/shapes.ts'
import { publishSoon } from '../../ground/stream/publish-soon.ts'
import { findMoment } from '../event-memory/shared-event-queries.ts'
import { findDraft, saveDraft } from './draft-queries.ts'
import { changeDeck, readSituation } from './move-deck.ts'
import { receipt } from './shapes.ts'

const at = { userId, eventId, phaseIndex }

const draftCard = z.strictObject({
  playerId,
  keyplays: z
    .array(id)
    .max(50)
    .meta({ description: 'The ids of the keyplays, at most three.', example: [6, 9] }),
})

/** Saves the draft of the next phase as a whole; `version` keeps one tab from overwriting what another one has saved (rulebook 4.23). */
export const saveDraftDeck = userProcedure
  .input(
    z.strictObject({
      ...at,
      version: z.int().min(0).max(2_147_483_646).meta({
        description: 'The version of the draft that this one replaces; 0 if there is none.',
        example: 3,
      }),
      cards: z.array(draftCard).max(50).describe('The cards of the draft in order, at most five.'),
    }),
  )
  .output(answer(receipt))
  .mutation(async ({ ctx: { db, actor }, input: { version, cards, ...at } }) => {
    const key = { ...at, userId: actor.id }
    const moment = (await findMoment(db, key.eventId, actor)) ?? notFound('Phase')
    const { clock, states, context } = await readSituation(db, key, moment)
    if (context.late) refuse('JOIN_TOO_LATE')
    if (phaseToDraft(clock, states) !== key.phaseIndex) refuse('DRAFT_CLOSED')
    const wanted: Deck = cards.map(card => ({ ...card, perks: [] }))
    const draft = unwrap(checkDraft(wanted, context, await findDraft(db, key)))
    const saved = (await saveDraft(db, { ...key, version, cards: draft })) ?? refuse('DECK_CHANGED')
    publishSoon(db, { type: 'deck_changed', eventId: key.eventId, userId: key.userId })
    return { success: true, version: saved.version, savedAt: saved.saved_at }
  })

const left = z
  .array(
    z.object({
      playerId,
      keyplayId: keyplayId.nullable().describe('The keyplay that is left out; null for the whole card.'),
    }),
  )
  .describe('What of the draft no longer fits the phase.')

/** Makes the draft of an open phase its deck, in one write; what no longer fits is left out and named (rulebook 4.24). */
export const useDraftDeck = userProcedure
  .input(
    z.strictObject({
      ...at,
      instead: z.array(id).max(50).meta({
        description: 'The players of the cards that are in the deck now, and that the draft replaces.',
        example: [],
      }),
    }),
  )
  .output(answer(receipt.extend({ left }).meta({ id: 'TakenDraft' })))
  .mutation(async ({ ctx: { db, actor }, input: { instead, ...at } }) => {
    const draft = await findDraft(db, { ...at, userId: actor.id })
    if (draft.length === 0) notFound('Draft')
    const { version, saved_at, left } = await changeDeck(db, actor, at, (deck, context) =>
      holdsOnly(deck, instead) ? takeDraft(draft, context) : refusal('DECK_CHANGED'),
    )
    return { success: true, version, savedAt: saved_at, left }
  })

/** Whether a deck holds the cards of these players and no others. */
const holdsOnly = (deck: Deck, players: readonly number[]): boolean =>
  deck.length === players.length && deck.every(({ playerId }) => players.includes(playerId))
