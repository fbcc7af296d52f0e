import { checkDisputeReason, disputeTextLength } from '@game/domain'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { refreshAfter, trpc } from '../../../base/api/client.ts'
import { useFailureText } from '../../../base/api/failure-text.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { notify } from '../../../base/ui/base/notify.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { TextArea } from '../../../base/ui/input/text-area.tsx'
import { useGame } from '../state/use-game.ts'
import proofStyles from './proof-panel.module.css'

/** Takes the reason of a dispute; errors in it, or in sending it, are shown at its field. */
export function DisputeForm({
  reason,
  onReason,
  onSent,
}: {
  reason: string
  onReason: (reason: string) => void
  onSent: () => void
}) {
  const { t } = useTranslation('proof')
  const { event, phase } = useGame()
  const { mutate, isPending, error, reset } = useMutation(
    trpc.dispute.sendDispute.mutationOptions({
      meta: { quiet: true },
      onSuccess: async () => {
        await refreshAfter('dispute.sendDispute')
        notify('success', t('dispute.sent'))
        onSent()
      },
      // If it is refused because a dispute is already open, that one is shown.
      onError: () => refreshAfter('dispute.sendDispute'),
    }),
  )
  const failure = useFailureText(error)
  const isValid = checkDisputeReason(reason).ok
  const words = { count: [...reason.trim()].length, most: disputeTextLength }
  const isTooLong = !isValid && words.count > 0
  const type = (typed: string) => {
    onReason(typed)
    if (error) reset()
  }
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    if (isValid && !isPending) mutate({ eventId: event.id, phaseIndex: phase.index, reason })
  }
  return (
    <form className="column gap-4" onSubmit={submit} noValidate>
      <p className={proofStyles.text}>{t('dispute.text')}</p>
      <TextArea
        label={t('dispute.reason')}
        value={reason}
        onChange={type}
        rows={6}
        fault={isTooLong ? t('dispute.length', words) : failure}
        hint={t('dispute.count', words)}
      />
      <Button type="submit" look="beam" disabled={!isValid} busy={isPending}>
        {t('dispute.send')}
      </Button>
    </form>
  )
}
