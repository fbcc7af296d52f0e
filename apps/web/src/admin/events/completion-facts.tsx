import { useTranslation } from 'react-i18next'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorText } from '../parts/error-text.tsx'
import type { useRehearsal } from '../parts/use-rehearsal.ts'
import styles from './completion-facts.module.css'

type Paid = { rewards: number; players: number }

/** How many rewards completing an event grants, or un-completing takes back, and to how many players. */
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
  return <p className={styles.facts}>{t(completed ? 'rewardsBack' : 'rewardsGranted', answer)}</p>
}
