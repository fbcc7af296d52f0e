import { hasLocked, isDated } from '@game/domain'
import { useServerNow } from '../../../base/api/use-server-now.ts'
import { LowerGoal } from '../../admin/event-config/phases/lower-goal.tsx'
import { GoalField } from '../../admin/event-config/phases/phase-fields.tsx'
import { ProposedGoals } from '../../admin/event-config/phases/proposed-goals.tsx'
import type { PrivateGame } from '../hosted.ts'

/** Edits the goal of a phase with the proposed goals; once the phase has locked, the goal can only be lowered (rulebook 11.50, 17.9). */
export default function GoalEditor({
  event,
  phase,
}: {
  event: PrivateGame
  phase: PrivateGame['phases'][number]
}) {
  const now = useServerNow()
  if (now && isDated(phase) && hasLocked(phase, now)) return <LowerGoal event={event} phase={phase} />
  return (
    <>
      <GoalField event={event} phase={phase} locked={false} />
      <ProposedGoals eventId={event.id} phase={phase} />
    </>
  )
}
