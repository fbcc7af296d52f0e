import { FileDown, Sigma } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { classNames } from '../../../../base/ui/base/class-names.ts'
import { Chip } from '../../../../base/ui/feedback/chip.tsx'
import { Button } from '../../../../base/ui/input/button.tsx'
import { IconButton } from '../../../../base/ui/input/icon-button.tsx'
import { csvWord } from '../../form/faults.ts'
import { lastUpdated } from '../../form/numbers-and-dates.ts'
import type { ConfiguredEvent } from '../event/configured-event.ts'
import { RestoreDialog } from './restore-dialog.tsx'
import styles from './upload-row.module.css'
import { type Upload, useDownloadCounts, useDownloadFile } from './uploads/uploads.ts'

/** Shows an entry of the history: what it did, its files to download, and its buttons. */
export function UploadRow({
  event,
  upload,
  uploads,
  onRestored,
}: {
  event: ConfiguredEvent
  upload: Upload
  uploads: readonly Upload[]
  onRestored: () => void
}) {
  const { t, i18n } = useTranslation('admin-scores')
  const [asked, setAsked] = useState<'restore' | 'undo' | null>(null)
  const counts = useDownloadCounts()
  const { id, number, step, type, fileName, files, rows, phases, current, layout, uploaded, user } = upload
  const stands = current.length === phases.length
  const other = uploads.find(each => each.id === (upload.restoredFrom ?? upload.undid))?.number
  return (
    <tr>
      <th scope="row" className={`tabular faint ${styles.number}`}>
        #{number}
      </th>
      <td className="one-line">{lastUpdated(uploaded, i18n.language)}</td>
      <td dir="auto">{user.username}</td>
      <td>{t(`file.${type}`)}</td>
      <td className={styles.what}>
        {files.length > 1 ? (
          <details className={styles.files}>
            <summary>{t('files', { count: files.length })}</summary>
            <Files upload={upload} />
          </details>
        ) : files.length === 1 ? (
          <Files upload={upload} />
        ) : (
          <span className={`row middle gap-1 ${styles.file}`} dir="auto">
            {fileName}
          </span>
        )}
        <span className="caption">
          {t(`step.${step}`, { number: other ?? '' })}
          {layout &&
            ` · ${layout
              .split(' + ')
              .map(name => csvWord(name, i18n.language))
              .join(' + ')}`}
        </span>
      </td>
      <td className={classNames('tabular hidden-below-600', styles.labelled)} data-label={t('rows')}>
        {rows}
      </td>
      <td className={styles.labelled} data-label={t('phases')}>
        {phases.join(', ')}
      </td>
      <td>
        {current.length > 0 ? (
          <Chip tone={stands ? 'success' : 'warning'}>
            {stands ? t('stands') : t('standsIn', { phases: current.join(', ') })}
          </Chip>
        ) : (
          <Chip>{t('replaced')}</Chip>
        )}
      </td>
      <td className={styles.act}>
        <IconButton
          size="s"
          label={t('download', { number })}
          disabled={counts.isPending}
          onClick={() => counts.mutate(id)}
        >
          <Sigma size={16} aria-hidden />
        </IconButton>
        {!stands && !event.completed && (
          <Button size="s" aria-label={t('goBackNumber', { number })} onClick={() => setAsked('restore')}>
            {t('goBack')}
          </Button>
        )}
        {!event.completed && (
          <Button size="s" aria-label={t('undoNumber', { number })} onClick={() => setAsked('undo')}>
            {t('undo')}
          </Button>
        )}
        {asked && (
          <RestoreDialog
            event={event}
            upload={upload}
            undo={asked === 'undo'}
            onClose={() => setAsked(null)}
            onRestored={onRestored}
          />
        )}
      </td>
    </tr>
  )
}

/** Lists the files of an entry, each with a button to download it if it is stored. */
function Files({ upload }: { upload: Upload }) {
  const { t } = useTranslation('admin-scores')
  const download = useDownloadFile(upload)
  return (
    <ul>
      {upload.files.map(({ fileName, layout, checksum, parts }, place) => (
        <li key={checksum} className={`row middle gap-1 ${styles.file}`} title={checksum}>
          <span className="breaks" dir="auto">
            {fileName}
          </span>
          {parts > 0 && (
            <IconButton
              size="s"
              label={t(layout === 'demo' ? 'downloadRead' : 'downloadFile', {
                name: fileName,
                number: upload.number,
              })}
              disabled={download.isPending}
              onClick={() => download.mutate(place)}
            >
              <FileDown size={16} aria-hidden />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  )
}
