import { Gift } from 'lucide-react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { RewardList } from '../../events/event-rewards.tsx'
import { useGame } from '../state/use-game.ts'
import styles from './phase-extras.module.css'

/** Shows which ranks of the event get which rewards, with their descriptions (rulebook 9.19), folded. */
export function RewardsPanel() {
  const { t } = useTranslation('events')
  const { rewards } = useGame().event
  if (rewards.length === 0) return null
  return (
    <section aria-label={t('rewards.title')} className={`shrinks ${styles.part}`}>
      <details>
        <summary>
          <Gift size={18} aria-hidden />
          <h2>{t('rewards.title')}</h2>
        </summary>
        <RewardList rewards={rewards} described />
      </details>
    </section>
  )
}
