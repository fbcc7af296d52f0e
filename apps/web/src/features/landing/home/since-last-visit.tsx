import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { type Notification, NotificationRow } from '../../../frame/notifications/notification-row.tsx'
import { useReadNotifications } from '../../../frame/notifications/queries.ts'

/** How many notifications the home page shows; the bell has all. */
const shown = 3

/** Lists what the user has not read yet, the newest first; nothing if everything has been read. */
export function SinceLastVisit({
  notifications,
  now,
}: {
  notifications: readonly Notification[]
  now: string | undefined
}) {
  const { t } = useTranslation('home')
  const read = useReadNotifications()
  const unread = notifications.filter(({ readAt }) => readAt === null).slice(0, shown)
  if (unread.length === 0) return null
  return (
    <Panel flush head={t('since')} aria-label={t('since')}>
      <ul>
        {unread.map(notification => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            now={now}
            onChoice={() => read.mutate({ ids: [notification.id] })}
          />
        ))}
      </ul>
    </Panel>
  )
}
