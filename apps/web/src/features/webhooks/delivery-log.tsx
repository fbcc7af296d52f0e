import { useMutation, useQuery } from '@tanstack/react-query'
import { type Outputs, refreshAfter, trpc } from '../../base/api/client.ts'
import { FailedState } from '../../base/api/failed-state.tsx'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'
import { Loading, Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { Button } from '../../base/ui/input/button.tsx'
import { formatMoment } from '../../base/ui/layout/dates.ts'
import { kindKey } from './kind-key.ts'
import styles from './webhooks-panel.module.css'

/** While a message waits for its answer, the log is read again this often, in ms. */
const refetchMs = 2000

/** Lists the last hundred messages of a webhook with their answers; any can be sent again (rulebook 21.14). */
export function DeliveryLog({ webhookId, host }: { webhookId: number; host: string }) {
  const { t } = useTranslation('webhooks')
  const { data, isError, error, refetch, isFetching } = useQuery(
    trpc.webhook.getDeliveries.queryOptions(
      { id: webhookId },
      {
        staleTime: 0,
        refetchInterval: ({ state }) =>
          state.data?.deliveries.some(({ outcome, tries }) => outcome === null && tries < 2)
            ? refetchMs
            : false,
      },
    ),
  )
  if (isError && !data) return <FailedState error={error} onRetry={refetch} busy={isFetching} />
  if (!data)
    return (
      <Loading label={t('loading')}>
        <Skeleton height={60} radius={10} />
      </Loading>
    )
  if (data.deliveries.length === 0) return <p className={`breaks caption ${styles.facts}`}>{t('logNone')}</p>
  return (
    <ul className={`column ${styles.log}`} aria-label={t('logOf', { host })}>
      {data.deliveries.map(delivery => (
        <Delivery key={delivery.id} webhookId={webhookId} delivery={delivery} />
      ))}
    </ul>
  )
}

type Message = Outputs['webhook']['getDeliveries']['deliveries'][number]

function Delivery({ webhookId, delivery }: { webhookId: number; delivery: Message }) {
  const { t, i18n } = useTranslation('webhooks')
  const { id, kind, madeAt, tries, triedAt, status, answer, outcome, tryAt } = delivery
  const again = useMutation(
    trpc.webhook.redeliver.mutationOptions({
      onSuccess: async () => {
        notify('success', t('redelivered'))
        await refreshAfter('webhook.redeliver')
      },
    }),
  )
  const end = outcome ? t(outcome) : t('waiting', { time: formatMoment(tryAt ?? madeAt, i18n.language) })
  const answered = status === null ? t('noAnswer') : String(status)
  return (
    <li
      className={`row middle between gap-3 t14 line-above ${styles.delivery}`}
      data-failed={(tries > 0 && outcome !== 'delivered') || undefined}
    >
      <div className="shrinks">
        <p>
          {t(`kind.${kindKey(kind)}`)} · {formatMoment(madeAt, i18n.language)}
        </p>
        <p className={`breaks caption ${styles.facts}`}>
          {[end, t('tries', { tries }), ...(triedAt ? [answered] : []), ...(answer ? [answer] : [])].join(
            ' · ',
          )}
        </p>
      </div>
      <Button size="s" busy={again.isPending} onClick={() => again.mutate({ webhookId, id })}>
        {t('redeliver')}
      </Button>
    </li>
  )
}
