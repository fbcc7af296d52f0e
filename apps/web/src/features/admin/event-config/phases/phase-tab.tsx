import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Panel } from '../../../../base/ui/layout/panel.tsx'
import { viewersZone } from '../../form/numbers-and-dates.ts'
import type { ConfiguredEvent, ConfiguredPhase } from '../event/configured-event.ts'
import { MatchesArea } from './matches/matches-area.tsx'
import { PerksArea } from './perks/perks-area.tsx'
import { PhaseFields } from './phase-fields.tsx'
import { TeamsArea } from './teams/teams-area.tsx'

/** Shows one phase: its fields, PERKS, TEAMS and MATCHES. */
export function PhaseTab({ event, phase }: { event: ConfiguredEvent; phase: ConfiguredPhase }) {
  const { t } = useTranslation('admin-phases')
  return (
    <div className="stack gap-4">
      <Panel>
        <PhaseFields event={event} phase={phase} />
        <p className="above-3 caption">{t('zone', { zone: viewersZone() })}</p>
      </Panel>
      <PerksArea event={event} phase={phase} />
      <div className="stack top gap-4 columns-from-1000">
        <TeamsArea event={event} phase={phase} />
        <MatchesArea event={event} phase={phase} />
      </div>
    </div>
  )
}
