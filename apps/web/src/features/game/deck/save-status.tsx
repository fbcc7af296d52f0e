import { useMutationState } from '@tanstack/react-query'
import { CircleCheck, CloudOff, LoaderCircle } from 'lucide-react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { formatSecond } from '../../../base/ui/layout/dates.ts'
import { deckScope } from '../deck-state/use-send-move.ts'
import { useGame } from '../state/use-game.ts'
import { hasSavedAt, lastChange } from './last-change.ts'
import styles from './save-status.module.css'

/** Says whether the last change of the deck is being saved, was saved (with the server's time), or was not (rulebook 13.20). */
export function SaveStatus() {
  const { t } = useTranslation('deck')
  const { offline, event, phase } = useGame()
  const { id } = deckScope(event.id, phase.index)
  const changes = useMutationState({
    filters: { predicate: ({ options }) => options.scope?.id === id },
    select: ({ state: { status, data, submittedAt } }) => ({
      status,
      submittedAt,
      savedAt: hasSavedAt(data) ? data.savedAt : null,
    }),
  })
  const last = lastChange(changes)
  return (
    <p className={`inline-row middle gap-2 note ${styles.status}`} data-receipt={last?.kind} role="status">
      {last?.kind === 'saving' && (
        <>
          <LoaderCircle size={15} className={styles.turning} aria-hidden />
          {t('receipt.saving')}
        </>
      )}
      {last?.kind === 'saved' && (
        <>
          <CircleCheck size={15} aria-hidden />
          {t('receipt.saved', { time: formatSecond(last.at) })}
        </>
      )}
      {last?.kind === 'unsaved' && (
        <>
          <CloudOff size={15} aria-hidden />
          {t(offline ? 'receipt.offline' : 'receipt.unsaved')}
        </>
      )}
    </p>
  )
}
