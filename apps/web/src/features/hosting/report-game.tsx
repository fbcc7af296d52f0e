import { useMutation } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { trpc } from '../../base/api/client.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { TextArea } from '../../base/ui/input/text-area.tsx'
import { Dialog } from '../../base/ui/overlay/dialog.tsx'

/** Reports a private game to the admins, with a reason (rulebook 30.16). */
export function ReportGame({ eventId }: { eventId: number }) {
  const { t } = useTranslation('hosting')
  const form = useId()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const report = useMutation(
    trpc.hosting.reportEvent.mutationOptions({
      onSuccess: () => {
        notify('success', t('report.sent'))
        setOpen(false)
        setReason('')
      },
    }),
  )
  const ready = reason.trim() !== ''
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    if (ready) report.mutate({ eventId, reason })
  }
  const send = (
    <Button type="submit" form={form} look="beam" disabled={!ready} busy={report.isPending}>
      {t('report.send')}
    </Button>
  )
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        <Flag size={16} aria-hidden />
        {t('report.open')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('report.title')} footer={send}>
        <form id={form} className="stack one-column gap-3" onSubmit={submit} noValidate>
          <p>{t('report.text')}</p>
          <TextArea
            label={t('report.reason')}
            value={reason}
            onChange={setReason}
            rows={4}
            maxLength={300}
            hint={t('report.hint')}
          />
        </form>
      </Dialog>
    </>
  )
}
