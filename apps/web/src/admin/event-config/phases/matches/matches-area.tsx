import { Swords } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../../texts/use-translation.ts'
import { EmptyState } from '../../../../ui/feedback/states.tsx'
import { Button } from '../../../../ui/input/button.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import type { ConfiguredEvent, ConfiguredPhase } from '../../configured-event.ts'
import { MatchDialog } from './match-dialog.tsx'
import { MatchRow } from './match-row.tsx'
import styles from './matches-area.module.css'

/** Lists the MATCHES of a phase as "home vs away". */
export function MatchesArea({ event, phase }: { event: ConfiguredEvent; phase: ConfiguredPhase }) {
  const { t } = useTranslation('admin-phases')
  const [adding, setAdding] = useState(false)
  const act = (
    <Button size="s" onClick={() => setAdding(true)} disabled={event.completed || phase.teams.length < 2}>
      {t('addMatch')}
    </Button>
  )
  return (
    <Panel head={t('matches')} actions={act}>
      {phase.matches.length === 0 ? (
        <EmptyState
          icon={<Swords size={20} />}
          title={t('noMatches')}
          text={t(phase.teams.length < 2 ? 'noMatchesYet' : 'noMatchesText')}
        />
      ) : (
        <ul className={styles.list}>
          {phase.matches.map(match => (
            <MatchRow key={match.id} event={event} phase={phase} match={match} />
          ))}
        </ul>
      )}
      {adding && <MatchDialog event={event} phase={phase} onClose={() => setAdding(false)} />}
    </Panel>
  )
}
