import { checkDisputeAnswer, disputeTextLength } from '@game/domain'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { refreshAfter, trpc } from '../../../base/api/client.ts'
import { useFailureText } from '../../../base/api/failure-text.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { notify } from '../../../base/ui/base/notify.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { TextArea } from '../../../base/ui/input/text-area.tsx'
import styles from './disputes.module.css'

/**
 * Takes the answer to a dispute, which closes it. If another admin has answered meanwhile, the field says so and keeps the
 * typed text.
 */
export function AnswerForm({
  id,
  username,
  onAnswered,
}: {
  id: number
  username: string
  onAnswered: () => void
}) {
  const { t } = useTranslation('admin-disputes')
  const [answer, setAnswer] = useState('')
  const { mutate, isPending, error, reset } = useMutation(
    trpc.dispute.answerDispute.mutationOptions({
      meta: { quiet: true },
      onSuccess: () => {
        notify('success', t('sent', { username }))
        onAnswered()
        return refreshAfter('dispute.answerDispute')
      },
    }),
  )
  const failure = useFailureText(error)
  const isValid = checkDisputeAnswer(answer).ok
  const words = { count: [...answer.trim()].length, most: disputeTextLength }
  const isTooLong = !isValid && words.count > 0
  const type = (typed: string) => {
    setAnswer(typed)
    if (error) reset()
  }
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    if (isValid && !isPending) mutate({ id, answer })
  }
  return (
    <form className={`stack from-start gap-3 ${styles.form}`} onSubmit={submit} noValidate>
      <TextArea
        label={t('answerOf', { username })}
        value={answer}
        onChange={type}
        fault={isTooLong ? t('length', words) : failure}
        hint={t('count', words)}
      />
      <Button type="submit" look="beam" disabled={!isValid} busy={isPending}>
        {t('send')}
      </Button>
    </form>
  )
}
