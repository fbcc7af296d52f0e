import {
  eventWebhookKinds,
  leagueWebhookKinds,
  type WebhookForm,
  type WebhookKind,
  webhookForms,
} from '@game/domain'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { refreshAfter, trpc } from '../api/client.ts'
import { useFailureText } from '../api/failure-text.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { Button } from '../ui/input/button.tsx'
import { Checkboxes } from '../ui/input/checkboxes.tsx'
import { Field } from '../ui/input/field.tsx'
import { LabelledSelect } from '../ui/input/labelled-select.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { kindKey } from './kind-key.ts'
import { WebhookSecret } from './webhook-secret.tsx'
import type { WebhookTarget } from './webhook-target.ts'
import styles from './webhooks-panel.module.css'

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
  onMade: (secret: string, form: WebhookForm) => void
}) {
  const { t } = useTranslation('webhooks')
  const possible: readonly WebhookKind[] = 'eventId' in target ? eventWebhookKinds : leagueWebhookKinds
  const [url, setUrl] = useState('')
  const [form, setForm] = useState<WebhookForm>('standard')
  const [kinds, setKinds] = useState(possible)
  const { mutate, isPending, error, reset } = useMutation(
    trpc.webhook.addWebhook.mutationOptions({
      meta: { quiet: true },
      onSuccess: async ({ secret }) => {
        onMade(secret, form)
        await refreshAfter('webhook.addWebhook')
      },
    }),
  )
  const failure = useFailureText(error)
  const isReady = url.trim() !== '' && kinds.length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) mutate({ ...target, url, form, kinds: [...kinds] })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LabelledSelect
        label={t('form')}
        value={form}
        options={webhookForms.map(value => ({ value, label: t(`forms.${value}`) }))}
        onChange={value => value && setForm(value)}
      />
      <Field
        label={t('url')}
        type="url"
        placeholder={form === 'discord' ? 'https://discord.com/api/webhooks/…' : t('urlHint')}
        maxLength={500}
        value={url}
        onChange={value => {
          setUrl(value)
          reset()
        }}
        fault={failure}
      />
      <Checkboxes
        label={t('kinds')}
        options={possible.map(value => ({ value, text: t(`kind.${kindKey(value)}`) }))}
        chosen={kinds}
        onChange={setKinds}
      />
      <Button type="submit" look="beam" disabled={!isReady} busy={isPending}>
        {t('add')}
      </Button>
    </form>
  )
}
