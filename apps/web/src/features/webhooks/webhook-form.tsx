import {
  eventWebhookKinds,
  type WebhookForm as Form,
  leagueWebhookKinds,
  type WebhookKind,
  webhookForms,
} from '@game/domain'
import { type FormEvent, useState } from 'react'
import { useFailureText } from '../../base/api/failure-text.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { Checkboxes } from '../../base/ui/input/checkboxes.tsx'
import { Field } from '../../base/ui/input/field.tsx'
import { LabelledSelect } from '../../base/ui/input/labelled-select.tsx'
import { kindKey } from './kind-key.ts'
import type { WebhookTarget } from './webhook-target.ts'

/** What the fields of a webhook hold. */
export type WebhookEntry = { url: string; form: Form; kinds: WebhookKind[] }

/** The mutation that sends an entry. */
type Sending = { isPending: boolean; error: unknown; reset(): void }

/** The fields of a webhook of an event or a league. The form of a webhook stays; that of a new one, without `webhook`, is chosen. */
export function WebhookForm({
  target,
  webhook,
  act,
  sending: { isPending, error, reset },
  onSubmit,
}: {
  target: WebhookTarget
  webhook?: WebhookEntry
  act: string
  sending: Sending
  onSubmit: (entry: WebhookEntry) => void
}) {
  const { t } = useTranslation('webhooks')
  const possible: readonly WebhookKind[] = 'eventId' in target ? eventWebhookKinds : leagueWebhookKinds
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [form, setForm] = useState<Form>(webhook?.form ?? 'standard')
  const [kinds, setKinds] = useState<readonly WebhookKind[]>(webhook?.kinds ?? possible)
  const failure = useFailureText(error)
  const isReady = url.trim() !== '' && kinds.length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) onSubmit({ url, form, kinds: [...kinds] })
  }
  return (
    <form className="column gap-4" onSubmit={submit} noValidate>
      {!webhook && (
        <LabelledSelect
          label={t('form')}
          value={form}
          options={webhookForms.map(value => ({ value, label: t(`forms.${value}`) }))}
          onChange={value => value && setForm(value)}
        />
      )}
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
        {act}
      </Button>
    </form>
  )
}
