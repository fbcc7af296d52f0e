import type { LiveCounts } from '../live-score/live-map.ts'

/**
 * A message of the live stream (rulebook 12.29); its `type` says which. Most say only what has changed, and a program that shows it
 * reads it again. `open` comes first. `missed` means that messages were lost: anything may have changed. `notification` and
 * `deck_changed` are about the caller. `phase_locked` has the instant of the lock if a match has locked the phase (rulebook 30.18). `counts_changed` contains the new counts of the maps being played (rulebook 15.17); `projected`
 * rises with each new projected ranking (rulebook 15.20). `talk_changed` is about the talk whose `key` the page
 * has read (rulebook 28.11). Later versions may have more types: ignore those that you do not know.
 *
 * @example
 * const line = '{"type":"scores_changed","eventId":7}'
 * const message: StreamMessage = JSON.parse(line)
 * message.type === 'scores_changed' && message.eventId // 7
 */
export type StreamMessage =
  | { type: 'open' }
  | { type: 'scores_changed'; eventId: number }
  | { type: 'phase_opened'; eventId: number; phaseIndex: number }
  | { type: 'phase_locked'; eventId: number; phaseIndex: number; lock?: string | undefined }
  | { type: 'event_changed'; eventId: number }
  | { type: 'leagues_changed'; eventId: number }
  | { type: 'deck_changed'; eventId: number; userId: number }
  | { type: 'clan_changed'; clanId: number }
  | { type: 'talk_changed'; talk: string }
  | { type: 'notification'; userId: number }
  | { type: 'missed' }
  | ({ type: 'counts_changed'; eventId: number; projected: number } & LiveCounts)
