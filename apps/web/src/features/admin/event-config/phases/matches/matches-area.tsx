import { Swords } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { EmptyState } from '../../../../../base/ui/feedback/states.tsx'
import { Button } from '../../../../../base/ui/input/button.tsx'
import { Panel } from '../../../../../base/ui/layout/panel.tsx'
import { usePastedTable } from '../../../form/pasted-table.tsx'
import type { ConfiguredEvent, ConfiguredPhase } from '../../event/configured-event.ts'
import { FixturesDialog } from './fixtures-dialog.tsx'
import { MatchDialog } from './match-dialog.tsx'
import { MatchRow } from './match-row.tsx'

/** Lists the MATCHES of a phase as "home vs away". */
export function MatchesArea({ event, phase }: { event: ConfiguredEvent; phase: ConfiguredPhase }) {
  const { t } = useTranslation('admin-phases')
  const [adding, setAdding] = useState(false)
  const [fixtures, setFixtures] = useState<{ pasted?: string }>()
  const disabled = event.completed || phase.teams.length < 2
  const paste = useCallback((pasted: string) => disabled || setFixtures({ pasted }), [disabled])
  usePastedTable(paste)
  const acts = (
    <>
      <Button size="s" look="quiet" onClick={() => setFixtures({})} disabled={disabled}>
        {t('fixtures.import')}
      </Button>
      <Button size="s" onClick={() => setAdding(true)} disabled={disabled}>
        {t('addMatch')}
      </Button>
    </>
  )
  return (
    <Panel head={t('matches')} actions={acts}>
      {phase.matches.length === 0 ? (
        <EmptyState
          icon={<Swords size={20} />}
          title={t('noMatches')}
          text={t(phase.teams.length < 2 ? 'noMatchesYet' : 'noMatchesText')}
        />
      ) : (
        <ul className="stack gap-2">
          {phase.matches.map(match => (
            <MatchRow key={match.id} event={event} phase={phase} match={match} />
          ))}
        </ul>
      )}
      {fixtures && (
        <FixturesDialog
          key={fixtures.pasted}
          event={event}
          phase={phase}
          pasted={fixtures.pasted}
          onClose={() => setFixtures(undefined)}
        />
      )}
      {adding && <MatchDialog event={event} phase={phase} onClose={() => setAdding(false)} />}
    </Panel>
  )
}
