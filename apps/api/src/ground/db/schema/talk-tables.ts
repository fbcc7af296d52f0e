import type { Generated, GeneratedAlways } from 'kysely'
import type { Timestamp, Written } from './column-types.ts'

/** The migration `talk` describes the columns. */
type TalkTable = {
  id: GeneratedAlways<number>
  league_id: number | null
  event_id: Generated<number>
  phase_index: Generated<number>
  clan_id: number | null
  posts: Generated<number>
  last_id: Generated<number>
  pinned_id: number | null
}
type TalkPostTable = {
  id: GeneratedAlways<number>
  talk_id: number
  user_id: number
  text: string
  sent_at: Written
  edited_at: Timestamp | null
  deleted_at: Timestamp | null
  /** By how many members it was reported; `kept` by a moderator, it is not folded again. */
  reports: Generated<number>
  kept: Generated<boolean>
  /** How many reactions it has, by sign. */
  counts: Generated<number[]>
}
type TalkReactionTable = { post_id: number; user_id: number; sign: number }
type TalkReportTable = { post_id: number; user_id: number }
/** How far a user has read, and when the user was last notified of being mentioned. */
type TalkMarkTable = {
  talk_id: number
  user_id: number
  read_id: Generated<number>
  mentioned_at: Timestamp | null
}

export type TalkTables = {
  talk: TalkTable
  talk_post: TalkPostTable
  talk_reaction: TalkReactionTable
  talk_report: TalkReportTable
  talk_mark: TalkMarkTable
}
