import { checkLineUpNews, isSameNews, type LineUpNews, newsStates } from '@game/domain'
import { z } from 'zod'
import { configureProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { playerId } from '../../../ground/contract/fields.ts'
import { unwrap } from '../../../ground/contract/refusal.ts'
import { done, text } from '../../../ground/contract/shapes.ts'
import { type Edit, editEvent, getPhase } from '../edit/edit-event.ts'
import { phaseAt } from '../edit/inputs.ts'
import { getLineUp, type PhaseAt } from '../edit/phase-queries.ts'
import { findNews, saveNews } from './line-up-queries.ts'
import { notifyOfNews } from './notify-of-news.ts'

/**
 * Says of a listed player of a phase that the player is a stand-in, doubtful or out, or takes that back (rulebook 18.15). Who holds the
 * card is notified; saying what is there already changes nothing. Refuses PLAYER_NOT_IN_PHASE, NEWS_TEXT_LENGTH, EVENT_COMPLETED.
 */
export const updateLineUpNews = configureProcedure
  .input(
    z.strictObject({
      ...phaseAt,
      playerId,
      state: z
        .enum(newsStates)
        .nullable()
        .meta({ description: 'What is said of the player; null takes the news back.', example: 'doubtful' }),
      text: text(1000)
        .meta({ description: 'At most 100 characters; it can be empty.', example: 'A cold' })
        .optional(),
    }),
  )
  .output(answer(done))
  .mutation(async ({ ctx, input: { playerId, state, text = '', ...at } }) => {
    await editEvent(ctx, { call: 'update-line-up-news', eventId: at.eventId }, async edit => {
      getPhase(edit, at.phaseIndex)
      const news = unwrap(checkLineUpNews(await getLineUp(edit.trx, at), playerId, { state, text }))
      return changeNews(edit, at, playerId, news)
    })
    return { success: true }
  })

/** Saves checked news of a listed player and notifies who holds the card, unless they say what is there already. */
export async function changeNews(edit: Edit, at: PhaseAt, playerId: number, news: LineUpNews | null) {
  const before = await findNews(edit.trx, at, playerId)
  if (isSameNews(before, news)) return { before: null, after: null }
  await saveNews(edit.trx, at, playerId, news)
  await notifyOfNews(edit, at.phaseIndex, playerId, news)
  const { phaseIndex } = at
  return { before: { phaseIndex, playerId, news: before }, after: { phaseIndex, playerId, news } }
}
