import { checkPost, mentionsOf } from '@game/domain'
import { z } from 'zod'
import { notify } from '../../game/notification/notify.ts'
import { userProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { unwrap } from '../../ground/contract/refusal.ts'
import type { Queryable } from '../../ground/db/db.ts'
import { inTransaction } from '../../ground/db/transaction.ts'
import { limitCalls } from '../../ground/limit/limit-calls.ts'
import { publishSoon } from '../../ground/stream/publish-soon.ts'
import { type OpenTalk, openTalk, roundAt } from './open-talk.ts'
import { postId, postText, talkOf } from './shapes.ts'
import { claimMentioned, findRepeated, insertPost, lockTalk, markReadTo } from './talk-queries.ts'

/**
 * Writes a post and notifies the members whom it mentions (rulebook 28.2, 28.8). It is stored when the call answers; pages hear of it after
 * that. Refuses what `openTalk` and `checkPost` do, TOO_MANY_CALLS.
 */
export const addPost = userProcedure
  .input(z.strictObject({ ...talkOf, text: postText }))
  .output(answer(z.object({ id: postId })))
  .mutation(async ({ ctx: { db, actor, limits }, input: { text, ...named } }) => {
    const written = unwrap(checkPost(text))
    const talk = await openTalk(db, actor.id, named)
    const round = await roundAt(db, talk.place)
    limitCalls(limits, 'post', actor.id)
    limitCalls(limits, 'dailyPost', actor.id)
    const id = await inTransaction(db, async trx => {
      const row = await lockTalk(trx, talk.place)
      const repeated = await findRepeated(trx, row.id, { userId: actor.id, text: written })
      if (repeated !== undefined) return repeated
      const id = await insertPost(trx, row, { userId: actor.id, text: written })
      await markReadTo(trx, row.id, actor.id, id)
      await notifyMentioned(trx, talk, { talkId: row.id, round, postId: id, author: actor, text: written })
      return id
    })
    publishSoon(db, { type: 'talk_changed', talk: talk.key })
    return { id }
  })

async function notifyMentioned(
  trx: Queryable,
  { place, name }: OpenTalk,
  {
    talkId,
    round,
    postId,
    author,
    text,
  }: {
    talkId: number
    round: number | null
    postId: number
    author: { id: number; username: string }
    text: string
  },
): Promise<void> {
  const names = mentionsOf(text)
  if (names.length === 0) return
  const { leagueId, clanId } = place
  const group: Record<string, string | number> =
    clanId === null ? { leagueId: leagueId ?? 0, league: name } : { clanId, clan: name }
  const ofRound: Record<string, number> = round === null ? {} : { ofRound: round }
  const mentioned = await claimMentioned(trx, place, { talkId, authorId: author.id, names })
  await notify(
    trx,
    mentioned.map(userId => ({
      userId,
      kind: 'talk_mentioned',
      facts: { ...group, ...ofRound, userId: author.id, username: author.username },
      naturalKey: `talk_mentioned:${postId}`,
    })),
  )
}
