import { type JoinMode, joinModes } from '@game/domain'
import { LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import { useServerNow } from '../../../../base/api/use-server-now.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { LabelledSelect } from '../../../../base/ui/input/labelled-select.tsx'
import type { ConfiguredEvent } from '../event/configured-event.ts'
import { LiveSources } from '../sources/live-sources.tsx'
import { EventWork } from './files/event-work.tsx'
import { ScoreFiles } from './files/score-files.tsx'
import { PhaseMaps } from './maps/phase-maps.tsx'
import { Recheck } from './recheck.tsx'
import { UploadHistory } from './upload-history.tsx'
import { scoredPhase } from './uploads/score-phases.ts'
import styles from './uploads/scores-tab.module.css'

/** Shows Kill Score and Match Score, the phase they are for, its maps, the history, and RECHECK (rulebook 13.29). */
export function ScoresTab({
  event,
  scoring,
  onScoring,
}: {
  event: ConfiguredEvent
  /** Whether a new ranking is being calculated. */
  scoring: boolean
  onScoring: () => void
}) {
  const { t } = useTranslation('admin-scores')
  const now = useServerNow()
  const [chosen, setChosen] = useState<number | null>(null)
  const [mode, setMode] = useState<JoinMode>('add')
  const phaseIndex = chosen ?? (now ? scoredPhase(event.phases, now) : null)
  const phases = event.phases.map(({ index, name }) => ({ value: index, label: `${index}. ${name}` }))
  const onUploaded = () => {
    // The next file is usually one more map: REPLACE ALL is chosen for one upload.
    setMode('add')
    onScoring()
  }
  return (
    <div className="stack one-column gap-4">
      <div className="row wrap bottom gap-3 across-4">
        <div className={`fits ${styles.phase}`}>
          <LabelledSelect
            label={t('phase')}
            options={phases}
            value={phaseIndex}
            onChange={setChosen}
            placeholder={t('noPhase')}
            disabled={phases.length === 0}
          />
        </div>
        <div className={styles.mode}>
          <LabelledSelect
            label={t('mode')}
            options={joinModes.toReversed().map(value => ({ value, label: t(`modes.${value}`) }))}
            value={mode}
            onChange={value => value && setMode(value)}
          />
        </div>
        <p className={`fill t14 faint ${styles.hint}`}>{t('phaseHint')}</p>
        <p className={`row middle gap-2 t14 ${styles.scoring}`} role="status">
          {scoring && (
            <>
              <LoaderCircle size={16} className={styles.turning} aria-hidden />
              {t('scoring')}
            </>
          )}
        </p>
      </div>
      <EventWork eventId={event.id} />
      <ScoreFiles event={event} phaseIndex={phaseIndex} mode={mode} onUploaded={onUploaded} />
      <PhaseMaps event={event} phaseIndex={phaseIndex} onUpdated={onScoring} />
      <LiveSources event={event} onResumed={onScoring} />
      <UploadHistory event={event} onRestored={onScoring} />
      <Recheck event={event} onRechecked={onScoring} />
    </div>
  )
}
