import { useTranslation } from 'react-i18next'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { useRehearsal } from '../confirm/use-dry-run.ts'
import { ErrorText } from '../form/error-text.tsx'
import styles from './completion-facts.module.css'

type Paid = { rewards: number; players: number; told: number }

/** How many rewards completing an event grants, or un-completing takes back, to how many players, and who is told results. */
export function CompletionFacts({
  rehearsal: { pending, answer, refusal },
  completed,
}: {
  rehearsal: ReturnType<typeof useRehearsal<Paid>>
  completed: boolean
}) {
  const { t } = useTranslation('admin-events')
  if (pending)
    return (
      <Loading label={t('rehearsing')}>
        <Skeleton height={20} />
      </Loading>
    )
  if (!answer) return <ErrorText error={refusal} />
  if (completed) return <p className={styles.facts}>{t('rewardsBack', answer)}</p>
  return (
    <>
      <p className={styles.facts}>{t('rewardsGranted', answer)}</p>
      <p className={styles.facts}>{t('resultsTold', answer)}</p>
    </>
  )
}
