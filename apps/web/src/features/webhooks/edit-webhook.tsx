import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Outputs, refreshAfter, trpc } from '../../base/api/client.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { Dialog } from '../../base/ui/overlay/dialog.tsx'
import { WebhookForm } from './webhook-form.tsx'
import type { WebhookTarget } from './webhook-target.ts'

type Props = {
  target: WebhookTarget
  webhook: Outputs['webhook']['getWebhooks']['webhooks'][number]
  host: string
}

/** Opens the form in which the address of a webhook and what it is sent are changed. */
export function EditWebhook(props: Props) {
  const { t } = useTranslation('webhooks')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="s"
        aria-label={t('actsOf', { act: t('edit'), host: props.host })}
        onClick={() => setOpen(true)}
      >
        {t('edit')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} size="s" title={t('editTitle')}>
        <Changes {...props} onSaved={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function Changes({ target, webhook, onSaved }: Props & { onSaved: () => void }) {
  const { t } = useTranslation('webhooks')
  const update = useMutation(
    trpc.webhook.updateWebhook.mutationOptions({
      meta: { quiet: true },
      onSuccess: async () => {
        onSaved()
        notify('success', t('saved'))
        await refreshAfter('webhook.updateWebhook')
      },
    }),
  )
  return (
    <WebhookForm
      target={target}
      webhook={webhook}
      act={t('save')}
      sending={update}
      onSubmit={({ url, kinds }) => update.mutate({ id: webhook.id, url, kinds })}
    />
  )
}
