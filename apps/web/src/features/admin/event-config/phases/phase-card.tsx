import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ChevronDown, Copy, GripVertical } from 'lucide-react'
import { useId, useState } from 'react'
import { client } from '../../../../base/api/client.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { IconButton } from '../../../../base/ui/input/icon-button.tsx'
import { RemoveButton } from '../../confirm/remove-button.tsx'
import { TeamCrest } from '../../picture/small-pictures.tsx'
import type { ConfiguredEvent, ConfiguredPhase } from '../event/configured-event.ts'
import { useCopyPhase, useRemovePhase } from './mutations.ts'
import styles from './phase-card.module.css'
import { PhaseFacts } from './phase-facts.tsx'
import { PhaseFields } from './phase-fields.tsx'

/**
 * Shows a phase of the list: index, name, points, multiplier, dates, its teams' crests; when expanded, it can be edited.
 */
export function PhaseCard({ event, phase }: { event: ConfiguredEvent; phase: ConfiguredPhase }) {
  const { t } = useTranslation('admin-phases')
  const [open, setOpen] = useState(false)
  const body = useId()
  const copy = useCopyPhase(event)
  const remove = useRemovePhase(event.id)
  const sortable = useSortable({ id: phase.index })
  const style = { transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }
  const { index, name, teams, matches } = phase
  return (
    <li
      ref={sortable.setNodeRef}
      style={style}
      className={`ground-panel ${styles.card}`}
      data-dragging={sortable.isDragging || undefined}
    >
      <div className={`stack middle gap-2 ${styles.line}`}>
        <button
          type="button"
          ref={sortable.setActivatorNodeRef}
          {...sortable.attributes}
          {...sortable.listeners}
          className={`stack in-middle no-pad bare faint ${styles.grip}`}
          aria-label={t('move', { name })}
          disabled={event.completed}
        >
          <GripVertical size={18} aria-hidden />
        </button>
        <span className="bold text-center soft">{index}</span>
        <PhaseFacts event={event} phase={phase} />
        <ul className={`row wrap at-end gap-1 ${styles.teams}`} aria-label={t('teams')}>
          {teams.map(({ teamId, team }) => (
            <li key={teamId}>
              <TeamCrest teamKey={team.key} alt={team.name} />
            </li>
          ))}
        </ul>
        <IconButton
          size="s"
          label={t(open ? 'collapse' : 'expand', { name })}
          aria-expanded={open}
          aria-controls={body}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown size={18} className={styles.fold} aria-hidden />
        </IconButton>
        <IconButton
          size="s"
          label={t('copy', { name })}
          disabled={event.completed || copy.isPending}
          onClick={() => copy.mutate(index)}
        >
          <Copy size={16} aria-hidden />
        </IconButton>
        <RemoveButton
          name={name}
          disabled={event.completed}
          consequence={t('removeConsequence', { teams: teams.length, matches: matches.length })}
          dryRun={() => client.eventConfig.removePhase.mutate({ eventId: event.id, index, dryRun: true })}
          remove={() => remove.mutateAsync(index)}
        />
      </div>
      <div id={body} className={`line-above ${styles.body}`} hidden={!open}>
        {open && <PhaseFields event={event} phase={phase} />}
      </div>
    </li>
  )
}
