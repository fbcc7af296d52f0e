import type { ScoreFileType } from '@game/domain'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Button } from '../../../ui/input/button.tsx'
import { Checkbox } from '../../../ui/input/checkbox.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { CsvInput } from '../../form/csv-input.tsx'
import { lastUpdated } from '../../form/numbers-and-dates.ts'
import type { ConfiguredEvent } from '../configured-event.ts'
import styles from './score-file-card.module.css'
import { TrialResult } from './trial-result.tsx'
import { useScoreUpload } from './uploads.ts'

/** Takes one of the two score files: shows by a dry run what a chosen file would change; UPLOAD sends it. */
export function ScoreFileCard({
  event,
  type,
  phaseIndex,
  onUploaded,
}: {
  event: ConfiguredEvent
  type: ScoreFileType
  phaseIndex: number | null
  onUploaded: () => void
}) {
  const { t, i18n } = useTranslation('admin-scores')
  const { file, choose, trial, upload, send, progress, skipUnknown, setSkipUnknown } = useScoreUpload(
    { eventId: event.id, type, phaseIndex },
    onUploaded,
  )
  const uploaded = event.scores.find(score => score.type === type)?.uploaded
  const label = t(`file.${type}`)
  const busy = trial.isFetching || upload.isPending
  return (
    <Panel head={label}>
      <p className={styles.updated}>
        <span className={styles.label}>{t('lastUpdated')}</span>
        <span className={styles.moment}>{lastUpdated(uploaded, i18n.language)}</span>
      </p>
      <CsvInput
        label={label}
        hint={t(`hint.${type}`)}
        file={file}
        onFile={choose}
        disabled={event.completed || upload.isPending}
      />
      {event.completed && <p className={styles.closed}>{t('closed')}</p>}
      {file && (
        <div className={styles.trial}>
          <Checkbox checked={skipUnknown} onChange={setSkipUnknown} disabled={busy}>
            {t('skipUnknown')}
          </Checkbox>
          {busy ? (
            <ProgressBar share={progress} label={t(upload.isPending ? 'uploading' : 'checking')} />
          ) : (
            <TrialResult event={event} fileName={file.name} answer={trial.data} error={trial.error} />
          )}
          <div className={styles.acts}>
            <Button look="quiet" onClick={() => choose(undefined)} disabled={upload.isPending}>
              {t('discard')}
            </Button>
            <Button look="beam" onClick={send} disabled={!trial.data || busy} busy={upload.isPending}>
              {t('upload')}
            </Button>
          </div>
        </div>
      )}
    </Panel>
  )
}
