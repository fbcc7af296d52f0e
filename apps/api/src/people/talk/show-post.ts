import { type ClanRole, checkModeration, postSigns, postState } from '@game/domain'
import type { Post } from './shapes.ts'
import type { PostRow } from './talk-queries.ts'

/** Shows a post to a member: without its text if it is deleted, blocked or folded, but to its author and to who decides about it (rulebook 28.6). */
export function showPost(row: PostRow, asker: { id: number; role: ClanRole }): Post {
  const state = postState(row)
  const moderates = checkModeration(asker.role).ok
  const isReadable = state === 'shown' || (state === 'folded' && (moderates || row.userId === asker.id))
  const { id, userId, username, avatar, sentAt, editedAt, counts, own, reported, reports } = row
  return {
    id,
    author: row.isErased ? null : { id: userId, username, avatar },
    text: isReadable ? row.text : '',
    state,
    sentAt,
    editedAt: isReadable ? editedAt : null,
    reactions: postSigns.flatMap((sign, at) => {
      const count = counts[at] ?? 0
      return count > 0 && isReadable ? [{ sign, count, own: own.includes(at + 1) }] : []
    }),
    reported,
    reports: moderates ? reports : 0,
  }
}
