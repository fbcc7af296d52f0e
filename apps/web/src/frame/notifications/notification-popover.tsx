import { useQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { trpc } from '../../base/api/client.ts'
import { useServerNow } from '../../base/api/use-server-now.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { Button } from '../../base/ui/input/button.tsx'
import { Popover } from '../../base/ui/overlay/popover.tsx'
import styles from './notification-popover.module.css'
import { NotificationRow } from './notification-row.tsx'
import { newest, useReadNotifications } from './queries.ts'

/** Lists the newest notifications; open from the start, as a click on the bell loads it. */
export default function NotificationPopover({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation('notifications')
  const [open, setOpen] = useState(true)
  const { data } = useQuery(trpc.notification.getNotifications.queryOptions(newest))
  const now = useServerNow() ?? undefined
  const read = useReadNotifications()
  const shown = data?.notifications ?? []
  return (
    <Popover trigger={trigger} open={open} onOpenChange={setOpen} title={t('title')}>
      {shown.length === 0 ? (
        <EmptyState icon={<BellOff size={20} />} title={t('none')} text={t('noneText')} />
      ) : (
        <ul className={styles.list}>
          {shown.map(notification => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              now={now}
              onChoice={() => {
                if (notification.readAt === null) read.mutate({ ids: [notification.id] })
                setOpen(false)
              }}
            />
          ))}
        </ul>
      )}
      {data && data.count > shown.length && (
        <p className="caption pad-2-4">{t('older', { total: data.count, shown: shown.length })}</p>
      )}
      {data && data.unread > 0 && (
        <div className="pad-2 line-above">
          <Button size="s" look="quiet" wide onClick={() => read.mutate({})}>
            {t('readAll')}
          </Button>
        </div>
      )}
    </Popover>
  )
}
