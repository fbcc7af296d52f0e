import type { ScoreFileType } from '@game/domain'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { Button } from '../../../../../base/ui/input/button.tsx'
import { Checkbox } from '../../../../../base/ui/input/checkbox.tsx'
import { Panel } from '../../../../../base/ui/layout/panel.tsx'
import { media, useMedia } from '../../../../../base/ui/layout/use-media.ts'
import { CsvInput } from '../../../form/csv-input.tsx'
import { lastUpdated } from '../../../form/numbers-and-dates.ts'
import type { ConfiguredEvent } from '../../event/configured-event.ts'
import { changesNothing } from '../changes/changes-nothing.ts'
import { ReasonField } from '../uploads/reason-field.tsx'
import type { ScoreUpload } from '../uploads/uploads.ts'
import { SameMaps } from './same-maps.tsx'
import { TrialResult } from './trial-result.tsx'
import { UploadProgress } from './upload-progress.tsx'

/**
 * Takes files of one of the two scores, or of both at once: shows by a dry run what they would change; UPLOAD sends them.
 */
export function ScoreFileCard({
  event,
  type,
  chosen,
  onFiles,
  onSend,
  children,
}: {
  event: ConfiguredEvent
  type: ScoreFileType
  chosen: ScoreUpload
  onFiles: (files: File[]) => void
  onSend: () => void
  /** Further effects of the files. */
  children?: ReactNode
}) {
  const { t, i18n } = useTranslation('admin-scores')
  const isWide = useMedia(media.from600)
  const { files, isCounts, choose, trial, upload, progress, skipUnknown, setSkipUnknown } = chosen
  const uploaded = event.scores.find(score => score.type === type)?.uploaded
  const label = t(`file.${type}`)
  const busy = trial.isFetching || upload.isPending
  return (
    <Panel head={label}>
      <p className="row wrap baseline gap-1 across-2 below-3 t14">
        <span className="faint">{t('lastUpdated')}</span>
        <span className="strong">{lastUpdated(uploaded, i18n.language)}</span>
      </p>
      <CsvInput
        label={label}
        hint={t(isWide ? `hint.${type}` : `shortHint.${type}`)}
        files={files}
        several
        logs
        onFile={(first, others) => onFiles([first, ...others])}
        disabled={event.completed || upload.isPending}
      />
      {event.completed && <p className="above-2 t14 warning">{t('closed')}</p>}
      {files.length > 0 && (
        <div className="stack one-column gap-3 above-3">
          {isCounts && <p className="note">{t('countsReplace')}</p>}
          <Checkbox checked={skipUnknown} onChange={setSkipUnknown} disabled={busy}>
            {t('skipUnknown')}
          </Checkbox>
          {busy ? (
            <UploadProgress
              eventId={event.id}
              files={files}
              share={progress}
              label={t(upload.isPending ? 'uploading' : 'checking')}
            />
          ) : (
            <TrialResult
              event={event}
              fileName={files.length === 1 ? (files[0]?.name ?? label) : label}
              chosen={chosen}
            />
          )}
          {!busy && trial.data && (
            <SameMaps answer={trial.data} choice={chosen.sameMaps} onChoose={chosen.setSameMaps} />
          )}
          {!busy && trial.data?.changes && (
            <ReasonField
              changes={trial.data.changes}
              reason={chosen.typedReason}
              onReason={chosen.setTypedReason}
            />
          )}
          {!busy && trial.data && children}
          <div className="row wrap at-end gap-2">
            <Button look="quiet" onClick={() => choose(undefined)} disabled={upload.isPending}>
              {t('discard')}
            </Button>
            <Button
              look={changesNothing(trial.data?.changes) ? 'quiet' : 'beam'}
              onClick={onSend}
              disabled={!trial.data || busy || chosen.isIncomplete}
              busy={upload.isPending}
            >
              {t('upload')}
            </Button>
          </div>
        </div>
      )}
    </Panel>
  )
}
