import { LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import { useServerNow } from '../../../api/use-server-now.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { LabelledSelect } from '../../../ui/input/labelled-select.tsx'
import type { ConfiguredEvent } from '../configured-event.ts'
import { LiveSources } from '../sources/live-sources.tsx'
import { EventWork } from './event-work.tsx'
import { Recheck } from './recheck.tsx'
import { ScoreFiles } from './score-files.tsx'
import { scoredPhase } from './score-phases.ts'
import styles from './scores-tab.module.css'
import { UploadHistory } from './upload-history.tsx'

/** Shows Kill Score and Match Score, the phase they are for, earlier uploads, and RECHECK (rulebook 13.29). */
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
  const phaseIndex = chosen ?? (now ? scoredPhase(event.phases, now) : null)
  const phases = event.phases.map(({ index, name }) => ({ value: index, label: `${index}. ${name}` }))
  return (
    <div className={styles.scores}>
      <div className={styles.tools}>
        <div className={styles.phase}>
          <LabelledSelect
            label={t('phase')}
            options={phases}
            value={phaseIndex}
            onChange={setChosen}
            placeholder={t('noPhase')}
            disabled={phases.length === 0}
          />
        </div>
        <p className={styles.hint}>{t('phaseHint')}</p>
        <p className={styles.scoring} role="status">
          {scoring && (
            <>
              <LoaderCircle size={16} className={styles.turning} aria-hidden />
              {t('scoring')}
            </>
          )}
        </p>
      </div>
      <EventWork eventId={event.id} />
      <ScoreFiles event={event} phaseIndex={phaseIndex} onUploaded={onScoring} />
      <LiveSources event={event} />
      <UploadHistory event={event} onRestored={onScoring} />
      <Recheck event={event} onRechecked={onScoring} />
    </div>
  )
}
