import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Outputs, refreshAfter, trpc } from '../../base/api/client.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'
import { Chip } from '../../base/ui/feedback/chip.tsx'
import { Button } from '../../base/ui/input/button.tsx'
import { formatMoment } from '../../base/ui/layout/dates.ts'
import { ConfirmDialog } from '../../base/ui/overlay/confirm-dialog.tsx'
import { Dialog } from '../../base/ui/overlay/dialog.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { EditWebhook } from './edit-webhook.tsx'
import { kindKey } from './kind-key.ts'
import { WebhookSecret } from './webhook-secret.tsx'
import type { WebhookTarget } from './webhook-target.ts'
import styles from './webhooks-panel.module.css'

type Webhook = Outputs['webhook']['getWebhooks']['webhooks'][number]

/** Shows a webhook with its state, its acts and its log. */
export function WebhookRow({ webhook, target }: { webhook: Webhook; target: WebhookTarget }) {
  const { t, i18n } = useTranslation('webhooks')
  const [showsLog, setShowsLog] = useState(false)
  const { id, url, form, kinds, failingSince, offReason } = webhook
  const { host } = new URL(url)
  return (
    <li className={`stack gap-2 pad-3 framed ${styles.webhook}`}>
      <div className={styles.head}>
        <p className="breaks strong">{host}</p>
        <State offReason={offReason} isFailing={failingSince !== null} />
      </div>
      <p className={`breaks caption ${styles.facts}`}>
        {[t(`forms.${form}`), ...kinds.map(kind => t(`kind.${kindKey(kind)}`))].join(' · ')}
      </p>
      {failingSince && (
        <p className={`breaks caption ${styles.facts}`}>
          {t('failingSince', { time: formatMoment(failingSince, i18n.language) })}
        </p>
      )}
      <div className={styles.acts}>
        <Button
          size="s"
          aria-expanded={showsLog}
          aria-label={t('actsOf', { act: t(showsLog ? 'hideLog' : 'log'), host })}
          onClick={() => setShowsLog(!showsLog)}
        >
          {t(showsLog ? 'hideLog' : 'log')}
        </Button>
        <EditWebhook target={target} webhook={webhook} host={host} />
        <Acts webhook={webhook} host={host} onTest={() => setShowsLog(true)} />
      </div>
      {showsLog && <DeliveryLog webhookId={id} host={host} />}
    </li>
  )
}

function State({ offReason, isFailing }: { offReason: Webhook['offReason']; isFailing: boolean }) {
  const { t } = useTranslation('webhooks')
  if (offReason === 'user') return <Chip>{t('state.user')}</Chip>
  if (offReason)
    return <Chip tone="failed">{t(offReason === 'gone' ? 'state.gone' : 'state.failing_off')}</Chip>
  return isFailing ? (
    <Chip tone="warning">{t('state.failing')}</Chip>
  ) : (
    <Chip tone="success">{t('state.on')}</Chip>
  )
}

function Acts({
  webhook: { id, form, offAt },
  host,
  onTest,
}: {
  webhook: Webhook
  host: string
  onTest: () => void
}) {
  const { t } = useTranslation('webhooks')
  const [asked, setAsked] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const test = useMutation(
    trpc.webhook.testWebhook.mutationOptions({
      onSuccess: async () => {
        notify('success', t('tested'))
        onTest()
        await refreshAfter('webhook.testWebhook')
      },
    }),
  )
  const update = useMutation(
    trpc.webhook.updateWebhook.mutationOptions({
      onSuccess: async made => {
        setSecret(made.secret)
        await refreshAfter('webhook.updateWebhook')
      },
    }),
  )
  const remove = useMutation(
    trpc.webhook.removeWebhook.mutationOptions({
      onSettled: async () => {
        setAsked(false)
        await refreshAfter('webhook.removeWebhook')
      },
    }),
  )
  const isOn = offAt === null
  const labelOf = (act: string) => ({ 'aria-label': t('actsOf', { act, host }), children: act })
  return (
    <>
      {isOn && (
        <Button size="s" busy={test.isPending} onClick={() => test.mutate({ id })} {...labelOf(t('test'))} />
      )}
      <Button
        size="s"
        busy={update.isPending}
        onClick={() => update.mutate({ id, on: !isOn })}
        {...labelOf(t(isOn ? 'turnOff' : 'turnOn'))}
      />
      {form === 'standard' && (
        <Button size="s" onClick={() => update.mutate({ id, renewSecret: true })} {...labelOf(t('renew'))} />
      )}
      <Button size="s" look="danger" onClick={() => setAsked(true)} {...labelOf(t('remove'))} />
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('removeTitle')}
        onConfirm={() => remove.mutate({ id })}
        busy={remove.isPending}
      >
        {t('removeText', { host })}
      </ConfirmDialog>
      <Dialog open={secret !== null} onOpenChange={() => setSecret(null)} size="s" title={t('secretTitle')}>
        {secret && <WebhookSecret secret={secret} text={t('renewedText')} onDone={() => setSecret(null)} />}
      </Dialog>
    </>
  )
}
