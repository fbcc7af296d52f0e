import { checkModeration, checkPost, checkPostDeletion, checkPostEdit } from '@game/domain'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../ground/audit/record-audit.ts'
import { userProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { refuse, unwrap } from '../../ground/contract/refusal.ts'
import { done } from '../../ground/contract/shapes.ts'
import type { Db } from '../../ground/db/db.ts'
import type { Schema } from '../../ground/db/schema.ts'
import { inTransaction } from '../../ground/db/transaction.ts'
import { publishSoon } from '../../ground/stream/publish-soon.ts'
import { openPost } from './open-talk.ts'
import {
  deletePostText,
  insertReport,
  keepReported,
  setPinned,
  setReaction,
  updateText,
} from './post-queries.ts'
import { postId, postText, sign } from './shapes.ts'
import { placeOfSign } from './talk-queries.ts'

type Work = (trx: Transaction<Schema>, opened: Awaited<ReturnType<typeof openPost>>) => Promise<unknown>

/** Changes a post in one transaction, and then has pages read the talk again. Refuses what `openPost` does. */
async function changePost(db: Db, userId: number, id: number, work: Work): Promise<{ success: true }> {
  const key = await inTransaction(db, async trx => {
    const opened = await openPost(trx, userId, id)
    await work(trx, opened)
    return opened.key
  })
  publishSoon(db, { type: 'talk_changed', talk: key })
  return { success: true }
}

/** The author edits a post within five minutes (rulebook 28.3). Refuses what `checkPost` and `checkPostEdit` do. */
export const editPost = userProcedure
  .input(z.strictObject({ postId, text: postText }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { postId, text } }) => {
    const written = unwrap(checkPost(text))
    return changePost(db, actor.id, postId, (trx, { post, isAuthor }) => {
      unwrap(checkPostEdit(isAuthor, post.sentAt, post.now))
      return updateText(trx, postId, written)
    })
  })

/** The author, the owner or a moderator deletes a post; what is not the author's own deletion is in the audit log (rulebook 28.3). Refuses POST_RIGHTS. */
export const deletePost = userProcedure
  .input(z.strictObject({ postId }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { postId } }) =>
    changePost(db, actor.id, postId, async (trx, { post, isAuthor, role }) => {
      unwrap(checkPostDeletion(isAuthor, role))
      await deletePostText(trx, postId)
      if (!isAuthor) await recordDecision(trx, 'delete-post', actor.id, post)
    }),
  )

/** Adds or takes away one of the signs (rulebook 28.4). */
export const reactToPost = userProcedure
  .input(
    z.strictObject({
      postId,
      sign: sign.meta({ description: 'The sign.', example: 'gg' }),
      on: z.boolean().meta({ description: 'Whether to add it, or to take it away.', example: true }),
    }),
  )
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { postId, sign, on } }) =>
    changePost(db, actor.id, postId, trx =>
      setReaction(trx, { id: postId, userId: actor.id, sign: placeOfSign(sign), on }),
    ),
  )

/** Reports a post of somebody else; three reports fold it (rulebook 28.6). Refuses POST_RIGHTS. */
export const reportPost = userProcedure
  .input(z.strictObject({ postId }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { postId } }) =>
    changePost(db, actor.id, postId, async (trx, { isAuthor }) => {
      if (isAuthor) refuse('POST_RIGHTS')
      await insertReport(trx, postId, actor.id)
    }),
  )

/** The owner or a moderator keeps a reported post, which is not folded again (rulebook 28.6). Refuses POST_RIGHTS. */
export const keepPost = userProcedure
  .input(z.strictObject({ postId }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { postId } }) =>
    changePost(db, actor.id, postId, async (trx, { post, role }) => {
      unwrap(checkModeration(role))
      await keepReported(trx, postId)
      await recordDecision(trx, 'keep-post', actor.id, post)
    }),
  )

/** The owner or a moderator pins a post above its talk, in place of the one before it, or takes it down (rulebook 28.5). Refuses POST_RIGHTS. */
export const pinPost = userProcedure
  .input(
    z.strictObject({
      postId,
      pinned: z.boolean().meta({ description: 'Whether to pin it, or to take it down.', example: true }),
    }),
  )
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { postId, pinned } }) =>
    changePost(db, actor.id, postId, (trx, { post, role }) => {
      unwrap(checkModeration(role))
      return setPinned(trx, post.talkId, pinned ? postId : null)
    }),
  )

const recordDecision = (
  trx: Transaction<Schema>,
  call: 'delete-post' | 'keep-post',
  accountId: number,
  {
    id,
    userId,
    leagueId,
    clanId,
  }: { id: number; userId: number; leagueId: number | null; clanId: number | null },
) => recordAudit(trx, { accountId, call, before: { postId: id, userId, leagueId, clanId }, after: null })
