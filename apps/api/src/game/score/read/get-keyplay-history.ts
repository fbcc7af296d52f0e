import { z } from 'zod'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId, playerId } from '../../../ground/contract/fields.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import { id, phaseIndex } from '../../../ground/contract/shapes.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { findKeyplayHistory } from './find-keyplay-history.ts'
import { findListedPlayers } from './keyplay-history-queries.ts'

const keyplayRecord = z
  .object({
    keyplayId: id.meta({ description: 'The id of the keyplay.', example: 6 }),
    count: z.int().meta({ description: 'How often it was done.', example: 30 }),
    series: z.int().meta({ description: 'How many series are included.', example: 4 }),
  })
  .meta({ id: 'PlayedKeyplay' })
const output = z.object({
  players: z
    .array(
      z.object({
        playerId,
        series: z.int().meta({ description: 'How many series are included.', example: 4 }),
        maps: z
          .int()
          .nullable()
          .meta({ description: 'How many maps were played; null if that is unknown.', example: 12 }),
        keyplays: z.array(keyplayRecord).describe('What the player did, by keyplay.'),
        form: z
          .array(z.int())
          .describe(
            'What the three keyplays that brought the player most brought per series in each of the last five phases, in whole points, the newest last.',
          ),
      }),
    )
    .describe('The players of the phase who have played before.'),
  all: z.array(keyplayRecord).describe('What all players did together, by keyplay.'),
})

/** Answers what the players listed in a phase did in past phases, and what all players did (rulebook 7.17). */
export const getKeyplayHistory = publicProcedure
  .input(z.strictObject({ eventId, phaseIndex }))
  .output(answer(output))
  .query(async ({ ctx: { db, actor }, input: { eventId, phaseIndex } }) => {
    await getVisibleEvent(db, eventId, actor)
    const listed = (await findListedPlayers(db, eventId, phaseIndex)) ?? notFound('Phase')
    const { players, all } = await findKeyplayHistory(db, listed.newestUpload)
    return { players: players.filter(({ playerId }) => listed.players.includes(playerId)), all }
  })
