import type { WebhookForm as Form } from '@game/domain'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshAfter, trpc } from '../../base/api/client.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { Dialog } from '../../base/ui/overlay/dialog.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookSecret } from './webhook-secret.tsx'
import type { WebhookTarget } from './webhook-target.ts'

/** Opens the form of a new webhook, which shows its secret once it is made; Discord needs none. */
export function AddWebhook({ target, disabled }: { target: WebhookTarget; disabled: boolean }) {
  const { t } = useTranslation('webhooks')
  const [open, setOpen] = useState(false)
  const [secret, setSecret] = useState<string>()
  const show = (shown: boolean) => {
    setSecret(undefined)
    setOpen(shown)
  }
  return (
    <>
      <Button look="beam" disabled={disabled} onClick={() => show(true)}>
        {t('add')}
      </Button>
      <Dialog open={open} onOpenChange={show} size="s" title={t(secret ? 'secretTitle' : 'newTitle')}>
        {secret ? (
          <WebhookSecret secret={secret} text={t('secretText')} onDone={() => show(false)} />
        ) : (
          <NewWebhook
            target={target}
            onMade={(made, form) => (form === 'discord' ? show(false) : setSecret(made))}
          />
        )}
      </Dialog>
    </>
  )
}

function NewWebhook({
  target,
  onMade,
}: {
  target: WebhookTarget
  onMade: (secret: string, form: Form) => void
}) {
  const { t } = useTranslation('webhooks')
  const add = useMutation(
    trpc.webhook.addWebhook.mutationOptions({
      meta: { quiet: true },
      onSuccess: async ({ secret }, { form }) => {
        onMade(secret, form)
        await refreshAfter('webhook.addWebhook')
      },
    }),
  )
  return (
    <WebhookForm
      target={target}
      act={t('add')}
      sending={add}
      onSubmit={entry => add.mutate({ ...target, ...entry })}
    />
  )
}
