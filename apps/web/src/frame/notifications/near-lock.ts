import type { NotificationList } from './queries.ts'

type Warning = NotificationList['notifications'][number]

/** Finds the warning of the unfinished deck that locks next; undefined if all have locked (rulebook 13.62). */
export function nearLock<Each extends Pick<Warning, 'kind' | 'facts'>>(
  notifications: readonly Each[],
  now: string,
): Each | undefined {
  const lockOf = ({ facts }: Each) => Date.parse(String(facts.lock))
  return notifications
    .filter(each => each.kind === 'lock_near' && lockOf(each) > Date.parse(now))
    .toSorted((a, b) => lockOf(a) - lockOf(b))[0]
}
