import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import type { ComponentProps } from 'react'
import { trpc } from '../../base/api/client.ts'
import { lazyPart } from '../../base/loading/lazy-part.tsx'
import { usePrefetchWithUse } from '../../base/loading/prefetch.ts'
import { useStream } from '../../base/stream/use-stream.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { withTexts } from '../../base/texts/with-texts.ts'
import { useWanted } from '../../base/ui/base/use-wanted.ts'
import { IconButton } from '../../base/ui/input/icon-button.tsx'
import styles from './notification-button.module.css'
import { newest } from './queries.ts'

const NotificationPopover = lazyPart(() => withTexts(import('./notification-popover.tsx'), 'notifications'))

/** Loads only for users with a warning. */
const LockReminder = lazyPart(() => withTexts(import('./lock-reminder.tsx'), 'notifications'))

/** Shows in the header the reminder of an unfinished deck (rulebook 13.62) and the bell, which a phone has in the bar at the bottom (13.88). */
export function NotificationButton() {
  const { data } = useQuery(trpc.notification.getNotifications.queryOptions(newest))
  const warned = data?.notifications.some(({ kind }) => kind === 'lock_near')
  return (
    <>
      {warned && <LockReminder notifications={data?.notifications ?? []} />}
      <NotificationBell />
    </>
  )
}

/** Shows the bell with the number of groups of unread notifications, live; loads the list when it is opened. */
export function NotificationBell({ words }: { words?: string }) {
  const { data } = useQuery(trpc.notification.getNotifications.queryOptions(newest))
  useStream()
  const { wanted, want, giveUp } = useWanted()
  usePrefetchWithUse(NotificationPopover)
  const unread = data?.unreadGroups ?? 0
  const face = (
    <Face
      words={words}
      unread={unread}
      onPointerEnter={NotificationPopover.prefetch}
      onFocus={NotificationPopover.prefetch}
      onClick={want}
    />
  )
  return wanted ? (
    <NotificationPopover trigger={<Face words={words} unread={unread} />} fallback={face} onFail={giveUp} />
  ) : (
    face
  )
}

type FaceProps = { unread: number; words: string | undefined } & Omit<ComponentProps<'button'>, 'aria-label'>

function Face({ unread, words, ...rest }: FaceProps) {
  const { t } = useTranslation('shell')
  return (
    <IconButton
      {...rest}
      label={unread > 0 ? t('notificationsUnread', { unread }) : t('notifications')}
      className={words ? styles.inBar : styles.bell}
    >
      <Bell size={19} aria-hidden />
      {unread > 0 && (
        <span
          className={`stack in-middle over t12 lines-100 heavy ink-dark ${styles.count}`}
          data-count={unread > 99 ? '99+' : unread}
          aria-hidden
        />
      )}
      {words && <span aria-hidden>{words}</span>}
    </IconButton>
  )
}
