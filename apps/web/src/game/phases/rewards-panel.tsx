import { RewardList } from '../../games/event-rewards.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { useGame } from '../state/use-game.ts'

/** Shows which ranks of the event get which rewards, with their descriptions (rulebook 9.19). */
export function RewardsPanel() {
  const { t } = useTranslation('events')
  const { rewards } = useGame().event
  if (rewards.length === 0) return null
  return (
    <Panel head={t('rewards.title')} aria-label={t('rewards.title')}>
      <RewardList rewards={rewards} described />
    </Panel>
  )
}
