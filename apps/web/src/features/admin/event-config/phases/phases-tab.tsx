import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { TabPanel, Tabs } from '../../../../base/ui/layout/tabs.tsx'
import type { ConfiguredEvent } from '../event/configured-event.ts'
import { AllPhases } from './all-phases.tsx'
import { phaseLabel } from './phase-label.ts'
import { PhaseTab } from './phase-tab.tsx'
import styles from './phases-tab.module.css'

const route = getRouteApi('/$product/data/events/config/{-$eventId}')

/** Shows the tab "all" and one tab per phase, named after it (rulebook 13.28). */
export function PhasesTab({ event }: { event: ConfiguredEvent }) {
  const { t } = useTranslation('admin-phases')
  const { phase: chosen } = route.useSearch()
  const navigate = route.useNavigate()
  const phase = event.phases.find(({ index }) => index === chosen)
  const tabs = [
    { value: 'all', label: t('all') },
    ...event.phases.map(phase => ({
      value: String(phase.index),
      label: <span className={`block clips ${styles.name}`}>{phaseLabel(phase, event.phases)}</span>,
    })),
  ]
  const show = (value: string) =>
    navigate({ search: { tab: 'phases', ...(value !== 'all' && { phase: Number(value) }) } })
  return (
    <Tabs label={t('tabList')} tabs={tabs} value={phase ? String(phase.index) : 'all'} onChange={show}>
      <TabPanel value="all">
        <AllPhases event={event} />
      </TabPanel>
      {phase && (
        <TabPanel value={String(phase.index)}>
          <PhaseTab key={phase.index} event={event} phase={phase} />
        </TabPanel>
      )}
    </Tabs>
  )
}
