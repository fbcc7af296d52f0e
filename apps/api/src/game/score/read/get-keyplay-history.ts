import { z } from 'zod'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import { id, phaseIndex } from '../../../ground/contract/shapes.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { findKeyplayHistory } from './find-keyplay-history.ts'
import { findListedPlayers } from './keyplay-history-queries.ts'

const keyplayRecord = z.object({ keyplayId: id, count: z.int(), series: z.int() })
const output = z.object({
  players: z.array(
    z.object({
      playerId: id,
      series: z.int(),
      maps: z.int().nullable(),
      keyplays: z.array(keyplayRecord),
      form: z
        .array(z.int())
        .describe(
          'What the three keyplays that brought the player most brought per series in each of the last five phases, in whole points, the newest last.',
        ),
    }),
  ),
  all: z.array(keyplayRecord),
})

/** Answers what the players listed in a phase did in past phases, and what all players did (rulebook 7.17). */
export const getKeyplayHistory = publicProcedure
  .input(z.strictObject({ eventId: id, phaseIndex }))
  .output(answer(output))
  .query(async ({ ctx: { db, actor }, input: { eventId, phaseIndex } }) => {
    await getVisibleEvent(db, eventId, actor)
    const listed = (await findListedPlayers(db, eventId, phaseIndex)) ?? notFound('Phase')
    const { players, all } = await findKeyplayHistory(db, listed.newestUpload)
    return { players: players.filter(({ playerId }) => listed.players.includes(playerId)), all }
  })
