import { checkModeration, talkLimits } from '@game/domain'
import { z } from 'zod'
import { hasMuted } from '../../game/notification/bell/mute-queries.ts'
import { userProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { mutedOf, openTalk } from './open-talk.ts'
import { postId, talkAnswer, talkOf } from './shapes.ts'
import { showPost } from './show-post.ts'
import { findShownPost, findTalk, listPosts, readCounts } from './talk-queries.ts'

/** Answers a page of a talk to a member, the newest posts first (rulebook 28.2). Refuses what `openTalk` does. */
export const getTalk = userProcedure
  .input(
    z.strictObject({
      ...talkOf,
      before: postId.describe('Only messages older than this one.').optional(),
    }),
  )
  .output(answer(talkAnswer))
  .query(async ({ ctx: { db, actor }, input: { before, ...named } }) => {
    const { place, key, role } = await openTalk(db, actor.id, named)
    const asker = { id: actor.id, role }
    const counts = await readCounts(db, place, actor.id)
    const talk = await findTalk(db, place)
    const rows = talk ? await listPosts(db, { talkId: talk.id, before, userId: actor.id }) : []
    const pinned = talk?.pinnedId ? await findShownPost(db, talk.pinnedId, actor.id) : undefined
    const page = rows.slice(0, talkLimits.page)
    const isHere = (each: (typeof counts)[number]) =>
      each.eventId === place.eventId && each.phaseIndex === place.phaseIndex
    return {
      talk: {
        key,
        unread: counts.find(isHere)?.unread ?? 0,
        muted: await hasMuted(db, actor.id, mutedOf(place)),
        moderates: checkModeration(role).ok,
        pinned: pinned ? showPost(pinned, asker) : null,
        rounds: counts
          .filter(({ eventId, posts }) => eventId !== 0 && posts > 0)
          .map(({ eventId, phaseIndex, posts, unread }) => ({
            eventId,
            phaseIndex: phaseIndex === 0 ? null : phaseIndex,
            posts,
            unread,
          })),
      },
      posts: page.map(row => showPost(row, asker)),
      next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    }
  })
