import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../api/client.ts'
import { useLive } from '../live/use-live.ts'
import { IconButton } from '../ui/input/icon-button.tsx'
import styles from './notification-button.module.css'
import { newest } from './queries.ts'

const loadPopover = () => import('./notification-popover.tsx')
const NotificationPopover = lazy(loadPopover)

/** Shows the bell with the number of unread notifications, live; loads the list when it is opened. */
export default function NotificationButton() {
  const { data } = useQuery(trpc.notification.getNotifications.queryOptions(newest))
  useLive()
  const [wanted, setWanted] = useState(false)
  const unread = data?.unread ?? 0
  const face = (
    <Face
      unread={unread}
      onPointerEnter={loadPopover}
      onFocus={loadPopover}
      onClick={() => setWanted(true)}
    />
  )
  if (!wanted) return face
  return (
    <Suspense fallback={face}>
      <NotificationPopover trigger={<Face unread={unread} />} />
    </Suspense>
  )
}

function Face({ unread, ...rest }: { unread: number } & Omit<ComponentProps<'button'>, 'aria-label'>) {
  const { t } = useTranslation('shell')
  return (
    <IconButton
      {...rest}
      label={unread > 0 ? t('notificationsUnread', { unread }) : t('notifications')}
      className={styles.bell}
    >
      <Bell size={19} aria-hidden />
      {unread > 0 && (
        <span className={styles.count} aria-hidden>
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </IconButton>
  )
}
