import { avatars, checkDisplayName } from '@game/domain'
import { z } from 'zod'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { userId } from '../../../ground/contract/fields.ts'
import { unwrap } from '../../../ground/contract/refusal.ts'
import { done, text } from '../../../ground/contract/shapes.ts'
import { updateProfileRow } from './profile-queries.ts'

/**
 * Changes the display name, the avatar (one of the given pictures or none) or whether the history is hidden; username and email do not
 * change (rulebook 1.9, 1.10, 27.6). Refuses DISPLAY_NAME_LENGTH, NAME_INVISIBLE, NAME_ALPHABETS, NAME_RESERVED.
 */
export const updateProfile = userProcedure
  .input(
    z.strictObject({
      userId,
      data: z
        .strictObject({
          name: text(64).meta({ description: 'The name that is shown.', example: 'Anna' }).optional(),
          avatar: z
            .enum(['', ...avatars])
            .meta({ description: 'The key of the drawn avatar.', example: 'wolf' })
            .optional(),
          historyHidden: z
            .boolean()
            .meta({ description: 'Whether others get nothing of the history of decks.', example: false })
            .optional(),
        })
        .describe('The fields to save.'),
    }),
  )
  .output(answer(done))
  .mutation(async ({ ctx, input: { data } }) => {
    const { actor } = ctx
    // The username, with which everybody begins, may come back, also if it is reserved by now.
    const allowed = data.name?.trim() === actor.username ? actor.username : actor.name
    const profile = {
      ...(data.name !== undefined && { name: unwrap(checkDisplayName(data.name, allowed)) }),
      ...(data.avatar !== undefined && { avatar: data.avatar }),
      ...(data.historyHidden !== undefined && { history_hidden: data.historyHidden }),
    }
    if (Object.keys(profile).length > 0) await updateProfileRow(ctx.db, actor.id, profile)
    return { success: true }
  })
