import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { NotificationRow } from '../../../frame/notifications/notification-row.tsx'
import { type NotificationGroup, useReadNotifications } from '../../../frame/notifications/queries.ts'

/** How many notifications the home page shows; the bell has all. */
const shown = 3

/** Lists what the user has not read yet, the most important first; nothing if everything has been read. */
export function SinceLastVisit({
  groups,
  now,
}: {
  groups: readonly NotificationGroup[]
  now: string | undefined
}) {
  const { t } = useTranslation('home')
  const read = useReadNotifications()
  const unread = groups.filter(({ readAt }) => readAt === null).slice(0, shown)
  if (unread.length === 0) return null
  return (
    <Panel flush head={t('since')} aria-label={t('since')}>
      <ul>
        {unread.map(group => (
          <NotificationRow
            key={group.id}
            group={group}
            now={now}
            onChoice={() => read.mutate({ ids: group.ids })}
          />
        ))}
      </ul>
    </Panel>
  )
}
