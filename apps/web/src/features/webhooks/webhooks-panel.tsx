import { webhooksPerTarget } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../base/api/client.ts'
import { FailedState } from '../../base/api/failed-state.tsx'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { AddWebhook } from './add-webhook.tsx'
import { WebhookRow } from './webhook-row.tsx'
import type { WebhookTarget } from './webhook-target.ts'
import styles from './webhooks-panel.module.css'

/** Lists the webhooks of an event or a league with their logs, makes and changes them (rulebook 21.7). */
export default function WebhooksPanel({ target }: { target: WebhookTarget }) {
  const { t } = useTranslation('webhooks')
  const { data, isError, error, refetch, isFetching } = useQuery(
    trpc.webhook.getWebhooks.queryOptions(target, { staleTime: 0 }),
  )
  return (
    <Panel head={t('title')}>
      <p className={styles.text}>{t('text')}</p>
      {isError && !data ? (
        <FailedState error={error} onRetry={refetch} busy={isFetching} />
      ) : !data ? (
        <Loading label={t('loading')}>
          <Skeleton height={120} radius={14} />
        </Loading>
      ) : (
        <>
          {data.webhooks.length === 0 ? (
            <p className={styles.none}>{t('noneText')}</p>
          ) : (
            <ul className="column gap-2 below-4" aria-label={t('title')}>
              {data.webhooks.map(webhook => (
                <WebhookRow key={webhook.id} webhook={webhook} target={target} />
              ))}
            </ul>
          )}
          <AddWebhook target={target} disabled={data.webhooks.length >= webhooksPerTarget} />
          {data.webhooks.length >= webhooksPerTarget && (
            <p className={`breaks caption ${styles.facts}`}>{t('full', { limit: webhooksPerTarget })}</p>
          )}
        </>
      )}
    </Panel>
  )
}
