import { trimName } from '../account/account.ts'
import { accept, type Result, refuse } from '../shared/result.ts'
import { dayMs, epochMs, hourMs, minuteMs } from '../shared/time.ts'
import { frozen } from '../shared/value/frozen.ts'
import { clanRole } from '../shared/vocabulary.ts'
import type { RoleInClan } from './clan.ts'

/** The signs with which a member reacts to a post (rulebook 28.4). */
export const postSigns = frozen(['gg', 'fire', 'clutch', 'rip', 'eco', 'goat'] as const)
/** A sign with which a member reacts to a post (rulebook 28.4). */
export type PostSign = (typeof postSigns)[number]

/** The numbers of talks (rulebook 28.2, 28.3, 28.6, 28.8, 28.9). */
export const talkLimits = frozen({
  /** Characters, counted as code points, and lines of a post. */
  length: 500,
  lines: 5,
  /** How many posts a user writes in a minute and in a day. */
  perMinute: 20,
  perDay: 300,
  /** How many posts a talk keeps, and how many a page of it has. */
  kept: 2000,
  page: 50,
  /** For how long the author can edit a post, how long nobody is notified again, and how long the talk of a league outlives it. */
  editMs: 5 * minuteMs,
  mentionMs: hourMs,
  keptMs: 365 * dayMs,
  /** How many reports fold a post, how many users a post can mention, and to how many unread posts are counted. */
  reports: 3,
  mentions: 10,
  unread: 100,
} as const)

/**
 * Checks a post and returns it trimmed, with one kind of line end: 1 to 500 characters in at most 5 lines, not only invisible ones (rulebook 28.2).
 * Refuses POST_LENGTH, POST_LINES.
 */
export const checkPost = (text: string): Result<string> => {
  const post = text.replace(/\r\n?|[\u2028\u2029]/g, '\n').trim()
  if (!trimName(post) || [...post].length > talkLimits.length)
    return refuse('POST_LENGTH', { limit: talkLimits.length })
  return post.split('\n').length > talkLimits.lines
    ? refuse('POST_LINES', { limit: talkLimits.lines })
    : accept(post)
}

/** Whether the members of a league can talk: those of a public one only if its owner has turned it on; `talks` is null if nothing was chosen (rulebook 28.1). */
export const leagueTalks = (visibility: 'private' | 'public', talks: boolean | null): boolean =>
  talks ?? visibility === 'private'

/** Checks that a user can pin, unfold and delete posts of others: owner and moderators can (rulebook 28.5, 28.6). Refuses POST_RIGHTS. */
export const checkModeration = (role: RoleInClan): Result<null> =>
  role === clanRole.owner || role === clanRole.moderator ? accept(null) : refuse('POST_RIGHTS')

/** Checks that a user can edit a post: its author, within five minutes (rulebook 28.3). Refuses POST_RIGHTS, POST_TOO_OLD. */
export const checkPostEdit = (isAuthor: boolean, sentAt: string, now: string): Result<null> => {
  if (!isAuthor) return refuse('POST_RIGHTS')
  return epochMs(now) - epochMs(sentAt) > talkLimits.editMs ? refuse('POST_TOO_OLD') : accept(null)
}

/** Checks that a user can delete a post: its author, the owner and moderators can (rulebook 28.3). Refuses POST_RIGHTS. */
export const checkPostDeletion = (isAuthor: boolean, role: RoleInClan): Result<null> =>
  isAuthor ? accept(null) : checkModeration(role)

/** How a post is shown to a reader (rulebook 28.3, 28.6, 28.7, 28.10). */
export type PostState = 'shown' | 'deleted' | 'erased' | 'blocked' | 'folded'

/** What decides how a post is shown to a reader. */
export type PostFacts = {
  isDeleted: boolean
  /** Whether its author has asked for deletion or was erased. */
  isErased: boolean
  /** Whether the reader has blocked its author. */
  isBlocked: boolean
  reports: number
  /** Whether a moderator has looked at it and kept it. */
  isKept: boolean
}

/** Returns how a post is shown to a reader. */
export const postState = ({ isDeleted, isErased, isBlocked, reports, isKept }: PostFacts): PostState => {
  if (isDeleted) return 'deleted'
  if (isErased) return 'erased'
  if (isBlocked) return 'blocked'
  return reports >= talkLimits.reports && !isKept ? 'folded' : 'shown'
}

/**
 * Returns the usernames that a post mentions, in small letters, each once, the first ten: `@` and a username, not within a word, such as
 * an address of mail (rulebook 28.8).
 *
 * @example
 * mentionsOf('@Anna_1 and @bert, write to me@anna.pl') // ['anna_1', 'bert']
 */
export const mentionsOf = (text: string): string[] => {
  const names = Array.from(text.matchAll(/(?<![\w@.])@(\w{4,24})(?!\w)/g), ([, name = '']) =>
    name.toLowerCase(),
  )
  return [...new Set(names)].slice(0, talkLimits.mentions)
}
