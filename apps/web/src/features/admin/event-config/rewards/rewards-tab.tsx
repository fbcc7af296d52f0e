import { Gift } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { EmptyState } from '../../../../base/ui/feedback/states.tsx'
import { Button } from '../../../../base/ui/input/button.tsx'
import { Panel } from '../../../../base/ui/layout/panel.tsx'
import { Table } from '../../../../base/ui/layout/table.tsx'
import type { ConfiguredEvent } from '../event/configured-event.ts'
import { RewardDialog } from './reward-dialog.tsx'
import { RewardRow } from './reward-row.tsx'
import styles from './rewards-tab.module.css'

/** Lists the event's rewards by rewardId: name, amount, from, to (rulebook 13.28). */
export function RewardsTab({ event }: { event: ConfiguredEvent }) {
  const { t } = useTranslation('admin-config')
  const [adding, setAdding] = useState(false)
  const rewards = event.rewards.toSorted((a, b) => a.rewardId - b.rewardId)
  const act = (
    <Button size="s" onClick={() => setAdding(true)} disabled={event.completed}>
      {t('addReward')}
    </Button>
  )
  return (
    <Panel head={t('tabs.rewards')} actions={act} flush>
      {rewards.length === 0 ? (
        <EmptyState icon={<Gift size={20} />} title={t('noRewards')} text={t('noRewardsText')} />
      ) : (
        <Table caption={t('tabs.rewards')} dense className={styles.rewards}>
          <thead>
            <tr>
              <th scope="col">{t('rewardName')}</th>
              <th scope="col">{t('amount')}</th>
              <th scope="col">{t('from')}</th>
              <th scope="col">{t('to')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('acts')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rewards.map(reward => (
              <RewardRow key={reward.id} event={event} reward={reward} />
            ))}
          </tbody>
        </Table>
      )}
      {adding && <RewardDialog event={event} onClose={() => setAdding(false)} />}
    </Panel>
  )
}
