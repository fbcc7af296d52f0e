import { useState } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { ConfirmDialog } from '../../../base/ui/overlay/confirm-dialog.tsx'
import type { ListedEvent } from '../../events/section.ts'
import { useHandOut } from './use-hand-out.ts'
import styles from './winners.module.css'
import type { Winners } from './winners-view.ts'

type Tally = Winners['tallies'][number]

/** Shows how much of each reward has been handed out, and hands the rest out at once after a confirmation. */
export function RewardTallies({ event, tallies }: { event: ListedEvent; tallies: readonly Tally[] }) {
  if (tallies.length === 0) return null
  return (
    <ul className={`below-4 stack gap-3 ${styles.tallies}`}>
      {tallies.map(tally => (
        <RewardTally
          key={tally.eventRewardId}
          eventId={event.id}
          tally={tally}
          name={event.rewards.find(({ id }) => id === tally.eventRewardId)?.reward.name ?? ''}
        />
      ))}
    </ul>
  )
}

function RewardTally({ eventId, tally, name }: { eventId: number; tally: Tally; name: string }) {
  const { t } = useTranslation('admin-winners')
  const [asking, setAsking] = useState(false)
  const handOut = useHandOut(eventId)
  const { eventRewardId, winners, handedOut } = tally
  const words = { reward: name, count: winners - handedOut }
  const all = () => handOut.mutate({ eventRewardId, handedOut: true }, { onSettled: () => setAsking(false) })
  return (
    <li className={`breaks tile top column gap-2 ${styles.tally}`}>
      <strong dir="auto">{name}</strong>
      <span>{t('tally', { handedOut, winners })}</span>
      {handedOut < winners && (
        <Button size="s" aria-label={t('handOutAllOf', words)} onClick={() => setAsking(true)}>
          {t('handOutAll', words)}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('handOutAllTitle')}
        onConfirm={all}
        busy={handOut.isPending}
      >
        {t('handOutAllText', words)}
      </ConfirmDialog>
    </li>
  )
}
