import { useQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { trpc } from '../../base/api/client.ts'
import { useServerNow } from '../../base/api/use-server-now.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { Button } from '../../base/ui/input/button.tsx'
import { Popover } from '../../base/ui/overlay/popover.tsx'
import styles from './notification-popover.module.css'
import { NotificationRow } from './notification-row.tsx'
import { newest, useReadNotifications } from './queries.ts'

/** Lists notifications in groups, by importance (rulebook 10.27); open from the start, as a click on the bell loads it. */
export default function NotificationPopover({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation('notifications')
  const [open, setOpen] = useState(true)
  const { data } = useQuery(trpc.notification.getNotifications.queryOptions(newest))
  const read = useReadNotifications()
  const close = () => setOpen(false)
  return (
    <Popover trigger={trigger} open={open} onOpenChange={setOpen} title={t('title')}>
      <div className={styles.list}>
        <Groups page={1} close={close} />
      </div>
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

/** Shows a page of groups, and the older ones when asked for. */
function Groups({ page, close }: { page: number; close: () => void }) {
  const { t } = useTranslation('notifications')
  const [wantsMore, setWantsMore] = useState(false)
  const { data } = useQuery(trpc.notification.getNotificationGroups.queryOptions({ page }))
  const now = useServerNow() ?? undefined
  const read = useReadNotifications()
  if (!data) return <Skeleton height={160} />
  if (data.count === 0)
    return <EmptyState icon={<BellOff size={20} />} title={t('none')} text={t('noneText')} />
  return (
    <>
      <ul>
        {data.groups.map(group => (
          <NotificationRow
            key={group.id}
            group={group}
            now={now}
            onChoice={() => {
              if (group.readAt === null) read.mutate({ ids: group.ids })
              close()
            }}
          />
        ))}
      </ul>
      {wantsMore && <Groups page={page + 1} close={close} />}
      {!wantsMore && data.hasMore && (
        <div className="pad-2">
          <Button size="s" look="quiet" wide onClick={() => setWantsMore(true)}>
            {t('older')}
          </Button>
        </div>
      )}
    </>
  )
}
