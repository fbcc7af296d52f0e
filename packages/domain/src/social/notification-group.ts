import { dayMs, epochMs } from '../shared/time.ts'
import type { NotificationKind } from '../shared/vocabulary.ts'

/** A notification, as far as the bell sorts it; `createdAt` and `readAt` are ISO strings. */
export type SortedNotification = {
  kind: NotificationKind
  facts: Readonly<Record<string, string | number>>
  createdAt: string
  readAt: string | null
}

/** What comes before all else; one that was taken back is newer than its grant. */
const rewards: ReadonlySet<NotificationKind> = new Set(['reward_granted', 'reward_taken_back'] as const)

/** Won and lost. */
const outcomes: ReadonlySet<NotificationKind> = new Set([
  'phase_result',
  'result_corrected',
  'fixture_result',
  'round_won',
  'cup_won',
  'league_ended',
] as const)

/** What a user can do something about. */
const tasks: ReadonlySet<NotificationKind> = new Set([
  'phase_opened',
  'lock_near',
  'lock_moved',
  'card_removed',
  'perk_removed',
  'match_changed',
  'line_up_news',
  'friend_invite',
  'organiser_named',
  'event_asked',
  'league_asked',
  'league_owner_gone',
  'league_reminder',
  'webhook_off',
] as const)

/** Whether a lock that a notification warns of is over, so that nothing can be done any more. */
const isOver = ({ facts: { lock } }: SortedNotification, now: string): boolean =>
  typeof lock === 'string' && epochMs(lock) <= epochMs(now)

const importanceOf = (notification: SortedNotification, now: string | undefined): number => {
  const { kind, readAt } = notification
  if (readAt !== null) return 3
  if (rewards.has(kind)) return 0
  if (outcomes.has(kind)) return 1
  return tasks.has(kind) && !(now && isOver(notification, now)) ? 2 : 3
}

/** What a notification is about, all its facts but the user whom it names, and whether it was read. */
const subjectOf = ({
  kind,
  readAt,
  facts: { userId: _, username: __, ...subject },
}: SortedNotification): string =>
  JSON.stringify([kind, readAt !== null, Object.entries(subject).toSorted(([a], [b]) => (a < b ? -1 : 1))])

/**
 * Groups notifications, given newest first, as the bell shows them: those of one kind about one subject within a day are one group, read and
 * unread ones apart; unread rewards, then results, then what the user can do something about, then the rest, by time inside each (rulebook 10.27). A warning of a lock that
 * is over at `now` is of the rest.
 */
export const groupNotifications = <Notification extends SortedNotification>(
  notifications: readonly Notification[],
  now?: string,
): (readonly Notification[])[] => {
  const groups: Notification[][] = []
  const open = new Map<string, Notification[]>()
  for (const notification of notifications) {
    const subject = subjectOf(notification)
    const group = open.get(subject)
    const [newest] = group ?? []
    const isClose = newest && epochMs(newest.createdAt) - epochMs(notification.createdAt) <= dayMs
    if (group && isClose) group.push(notification)
    else {
      const started = [notification]
      groups.push(started)
      open.set(subject, started)
    }
  }
  const importance = ([first]: readonly Notification[]) => (first ? importanceOf(first, now) : 3)
  return groups.toSorted((a, b) => importance(a) - importance(b))
}
