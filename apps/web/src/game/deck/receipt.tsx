import { useMutationState } from '@tanstack/react-query'
import { CircleCheck, CloudOff, LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../phases/use-game.ts'
import { isReceipt, lastReceipt } from './last-receipt.ts'
import styles from './receipt.module.css'
import { deckScope } from './use-move.ts'

/** What became of the last change of the deck: being saved, saved (with the server's time), or loudly not. */
export function Receipt() {
  const { t, i18n } = useTranslation('deck')
  const { offline, event, phase } = useGame()
  const { id } = deckScope(event.id, phase.index)
  const changes = useMutationState({
    filters: { predicate: ({ options }) => options.scope?.id === id },
    select: ({ state: { status, data, submittedAt } }) => ({
      status,
      submittedAt,
      savedAt: isReceipt(data) ? data.savedAt : null,
    }),
  })
  const receipt = lastReceipt(changes)
  const time = (iso: string) =>
    new Intl.DateTimeFormat(i18n.language, { timeStyle: 'medium' }).format(new Date(iso))
  return (
    <p className={styles.receipt} data-receipt={receipt?.kind} role="status">
      {receipt?.kind === 'saving' && (
        <>
          <LoaderCircle size={15} className={styles.turning} aria-hidden />
          {t('receipt.saving')}
        </>
      )}
      {receipt?.kind === 'saved' && (
        <>
          <CircleCheck size={15} aria-hidden />
          {t('receipt.saved', { time: time(receipt.at) })}
        </>
      )}
      {receipt?.kind === 'unsaved' && (
        <>
          <CloudOff size={15} aria-hidden />
          {t(offline ? 'receipt.offline' : 'receipt.unsaved')}
        </>
      )}
    </p>
  )
}
