import { hasLocked, isDated } from '@game/domain'
import { useServerNow } from '../../../../base/api/use-server-now.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { SavingField, SavingNumberField } from '../../form/saving-field.tsx'
import type { ConfiguredEvent, ConfiguredPhase } from '../event/configured-event.ts'
import { DateFields } from './date-fields.tsx'
import { LowerGoal } from './lower-goal.tsx'
import { useUpdatePhase } from './mutations.ts'
import { PastShare } from './past-share.tsx'
import styles from './phase-fields.module.css'
import { ProposedGoals } from './proposed-goals.tsx'

/** Edits NAME, POINTS, MULTIPLIER, OPEN and LOCK; each saves when it is left. */
export function PhaseFields({ event, phase }: { event: ConfiguredEvent; phase: ConfiguredPhase }) {
  const { t } = useTranslation('admin-phases')
  const now = useServerNow()
  const { mutateAsync: update } = useUpdatePhase(event.id, phase.index)
  const locked = !!now && isDated(phase) && hasLocked(phase, now)
  return (
    <div className={`stack top gap-3 ${styles.fields}`}>
      <SavingField
        label={t('name')}
        value={phase.name}
        maxLength={100}
        disabled={event.completed}
        check={name => (name.trim() === '' ? t('nameMissing') : undefined)}
        save={name => update({ name })}
      />
      <SavingField
        label={t('namePl')}
        value={phase.namePl ?? ''}
        maxLength={100}
        disabled={event.completed}
        save={namePl => update({ namePl })}
      />
      <GoalField event={event} phase={phase} locked={locked} />
      <SavingNumberField
        label={t('multiplier')}
        value={phase.setMult}
        disabled={event.completed}
        hint={() => (locked ? t('asLocked') : undefined)}
        save={mult => update({ mult })}
      />
      <DateFields event={event} phase={phase} />
      {!locked && !event.completed && <ProposedGoals eventId={event.id} phase={phase} />}
      {locked && !event.completed && <LowerGoal event={event} phase={phase} />}
    </div>
  )
}

/** Edits the goal of a phase until it locks (after that there is LOWER GOAL), in public events with the share of past decks that would have reached what is typed (rulebook 11.13). */
export function GoalField({
  event,
  phase,
  locked,
}: {
  event: ConfiguredEvent
  phase: ConfiguredPhase
  locked: boolean
}) {
  const { t } = useTranslation('admin-phases')
  const { mutateAsync: update } = useUpdatePhase(event.id, phase.index)
  return (
    <SavingNumberField
      label={t('points')}
      value={locked ? phase.points : phase.setPoints}
      disabled={event.completed || locked}
      hint={goal =>
        locked
          ? t('lockedGoal')
          : !event.hosted && <PastShare eventId={event.id} phaseIndex={phase.index} goal={goal} />
      }
      save={points => update({ points })}
    />
  )
}
