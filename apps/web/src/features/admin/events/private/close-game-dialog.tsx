import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { refreshAfter, trpc } from '../../../../base/api/client.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Button } from '../../../../base/ui/input/button.tsx'
import { TextArea } from '../../../../base/ui/input/text-area.tsx'
import { FormDialog, useIsChanged } from '../../form/unsaved.tsx'
import type { ListedPrivateGame } from './listed-game.ts'

/** Closes a private game with a reason, which its owner reads (rulebook 30.7). */
export function CloseGameDialog({
  game: { id, name },
  onClose,
}: {
  game: ListedPrivateGame
  onClose: () => void
}) {
  const { t } = useTranslation('admin-events')
  const form = useId()
  const [reason, setReason] = useState('')
  const isChanged = useIsChanged({ reason })
  const close = useMutation(
    trpc.hosting.closeEvent.mutationOptions({
      onSuccess: async () => {
        await refreshAfter('hosting.closeEvent')
        onClose()
      },
    }),
  )
  const ready = reason.trim() !== ''
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    if (ready) close.mutate({ eventId: id, reason: reason.trim() })
  }
  const act = (
    <Button type="submit" form={form} look="beam" disabled={!ready} busy={close.isPending}>
      {t('private.close')}
    </Button>
  )
  return (
    <FormDialog
      isChanged={isChanged && !close.isSuccess}
      onClose={onClose}
      title={t('private.closeTitle', { name })}
      footer={act}
    >
      <form id={form} className="stack one-column gap-4" onSubmit={submit} noValidate>
        <p>{t('private.closeText')}</p>
        <TextArea
          label={t('private.reason')}
          value={reason}
          onChange={setReason}
          rows={3}
          maxLength={300}
          hint={t('private.reasonHint')}
        />
      </form>
    </FormDialog>
  )
}
