import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { trpc } from '../../../base/api/client.ts'
import { inProduct } from '../../../base/product/in-product.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { notify } from '../../../base/ui/base/notify.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { Field } from '../../../base/ui/input/field.tsx'
import { viewersZone } from '../form/numbers-and-dates.ts'
import { FormDialog, useIsChanged } from '../form/unsaved.tsx'

/** Copies an event to a day and goes to the configuration of the copy (rulebook 11.45). */
export function CopyEventDialog({
  event,
  onClose,
}: {
  event: { id: number; name: string }
  onClose: () => void
}) {
  const { t } = useTranslation('admin-events')
  const form = useId()
  const [name, setName] = useState(event.name)
  const [day, setDay] = useState('')
  const isChanged = useIsChanged({ name, day })
  const navigate = useNavigate()
  const copy = useMutation(
    trpc.eventConfig.copyEvent.mutationOptions({
      onSuccess: async answer => {
        notify('success', t('copy.done', { name: answer.event.name }))
        const params = { ...inProduct, eventId: String(answer.event.id) }
        await navigate({ to: '/$product/data/events/config/{-$eventId}', params, ignoreBlocker: true })
      },
    }),
  )
  const ready = name.trim() !== '' && day !== ''
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    if (ready) copy.mutate({ id: event.id, data: { name, day, zone: viewersZone() } })
  }
  const act = (
    <Button type="submit" form={form} look="beam" disabled={!ready} busy={copy.isPending}>
      {t('copy.act')}
    </Button>
  )
  return (
    <FormDialog
      isChanged={isChanged && !copy.isSuccess}
      onClose={onClose}
      title={t('copy.title', { name: event.name })}
      footer={act}
    >
      <form id={form} className="stack gap-4" onSubmit={submit} noValidate>
        <p>{t('copy.text')}</p>
        <Field label={t('copy.name')} value={name} onChange={setName} maxLength={100} required />
        <Field label={t('copy.day')} type="date" value={day} onChange={setDay} required />
      </form>
    </FormDialog>
  )
}
