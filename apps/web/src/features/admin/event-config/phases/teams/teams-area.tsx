import { Shield } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { EmptyState } from '../../../../../base/ui/feedback/states.tsx'
import { Button } from '../../../../../base/ui/input/button.tsx'
import { Panel } from '../../../../../base/ui/layout/panel.tsx'
import type { ConfiguredEvent, ConfiguredPhase } from '../../event/configured-event.ts'
import { AddTeamsDialog } from './add-teams-dialog.tsx'
import { PhaseTeam } from './phase-team.tsx'

/** Lists the TEAMS of a phase, each of which expands to its players. */
export function TeamsArea({ event, phase }: { event: ConfiguredEvent; phase: ConfiguredPhase }) {
  const { t } = useTranslation('admin-phases')
  const [adding, setAdding] = useState(false)
  const act = (
    <Button size="s" onClick={() => setAdding(true)} disabled={event.completed}>
      {t('addTeams')}
    </Button>
  )
  return (
    <Panel head={t('teams')} actions={act}>
      {phase.teams.length === 0 ? (
        <EmptyState icon={<Shield size={20} />} title={t('noTeams')} text={t('noTeamsText')} />
      ) : (
        <ul className="stack gap-2">
          {phase.teams.map(team => (
            <PhaseTeam key={team.teamId} event={event} phase={phase} entry={team} />
          ))}
        </ul>
      )}
      {adding && <AddTeamsDialog event={event} phase={phase} onClose={() => setAdding(false)} />}
    </Panel>
  )
}
