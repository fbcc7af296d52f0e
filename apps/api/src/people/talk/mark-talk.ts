import { z } from 'zod'
import { deleteMuteOf, insertMute } from '../../game/notification/bell/mute-queries.ts'
import { publishNotification } from '../../game/notification/notification-queries.ts'
import { userProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { clanId, leagueId } from '../../ground/contract/fields.ts'
import { done } from '../../ground/contract/shapes.ts'
import { mutedOf, openTalk } from './open-talk.ts'
import { postId, talkOf } from './shapes.ts'
import { findTalk, markReadTo } from './talk-queries.ts'

/** Notes how far the caller has read a talk (rulebook 28.9). Refuses what `openTalk` does. */
export const readTalk = userProcedure
  .input(
    z.strictObject({ ...talkOf, postId: postId.describe('The id of the newest message that was read.') }),
  )
  .output(answer(done))
  .mutation(async ({ ctx: { db, actor }, input: { postId, ...named } }) => {
    const { place } = await openTalk(db, actor.id, named)
    const talk = await findTalk(db, place)
    if (talk) await markReadTo(db, talk.id, actor.id, postId)
    return { success: true }
  })

/** Mutes a league or a clan for the caller, or ends that (rulebook 28.9). Refuses what `openTalk` does. */
export const muteTalk = userProcedure
  .input(
    z.strictObject({
      leagueId: leagueId.optional(),
      clanId: clanId.optional(),
      muted: z.boolean().meta({ description: 'Whether to mute it, or to end that.', example: true }),
    }),
  )
  .output(answer(done))
  .mutation(async ({ ctx: { db, actor }, input: { muted, ...named } }) => {
    const { place, name } = await openTalk(db, actor.id, named)
    if (muted) await insertMute(db, actor.id, mutedOf(place), name)
    else await deleteMuteOf(db, actor.id, mutedOf(place))
    await publishNotification(db, [actor.id])
    return { success: true }
  })
