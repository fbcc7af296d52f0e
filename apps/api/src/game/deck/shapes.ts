import { z } from 'zod'
import { eventId, keyplayId, perkId, playerId, savedAt, userId } from '../../ground/contract/fields.ts'
import { phaseIndex, success } from '../../ground/contract/shapes.ts'
import { cardPlayer } from '../catalogue/record/shapes.ts'

export const card = z
  .object({
    playerId,
    eventId,
    userId,
    player: cardPlayer.describe('The player.'),
    deckOrder: z.int().describe('The position in the deck, from 1; the server always appends.'),
    phaseIndex,
    keyplays: z.array(z.object({ keyplayId })).describe('The keyplays.'),
    perks: z
      .array(
        z.object({
          perkId,
          phaseIndex,
          originPhase: phaseIndex.describe('The phase whose supply the perk is from.'),
        }),
      )
      .describe('The perks.'),
  })
  .meta({ id: 'Card' })

/** A draft deck (rulebook 4.23). */
export const draft = z
  .object({
    eventId,
    phaseIndex,
    version: z.int().meta({ description: 'Increases with each change of the draft.', example: 3 }),
    savedAt,
    cards: z.array(card).describe('The cards of the draft, in order, without perks.'),
  })
  .meta({ id: 'DraftDeck' })

/** The receipt of a move: the deck's new version and when the database wrote it. */
export const receipt = z
  .object({
    success,
    version: z.int().meta({ description: 'Increases with each change of the deck.', example: 4 }),
    savedAt,
  })
  .meta({ id: 'MoveReceipt' })
