import { FileDown, Sigma } from 'lucide-react'
import { useState } from 'react'
import { client } from '../../../api/client.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Chip } from '../../../ui/feedback/chip.tsx'
import { Button } from '../../../ui/input/button.tsx'
import { IconButton } from '../../../ui/input/icon-button.tsx'
import { classNames } from '../../../ui/layout/class-names.ts'
import { csvWord } from '../../form/faults.ts'
import { lastUpdated } from '../../form/numbers-and-dates.ts'
import type { ConfiguredEvent } from '../configured-event.ts'
import { ScoreChangeDialog } from './score-change-dialog.tsx'
import styles from './upload-row.module.css'
import { type Upload, useDownloadCounts, useDownloadFile, useRestore } from './uploads.ts'

export function UploadRow({
  event,
  upload,
  onRestored,
}: {
  event: ConfiguredEvent
  upload: Upload
  onRestored: () => void
}) {
  const { t, i18n } = useTranslation('admin-scores')
  const [isOpen, setIsOpen] = useState(false)
  const file = useDownloadFile()
  const counts = useDownloadCounts()
  const { type, fileName, rows, phases, current, layout, checksum, restoredFrom, uploaded, user } = upload
  const stands = current.length === phases.length
  return (
    <tr>
      <th scope="row" className={styles.when}>
        {lastUpdated(uploaded, i18n.language)}
      </th>
      <td dir="auto">{user.username}</td>
      <td>{t(`file.${type}`)}</td>
      <td title={checksum} className={styles.what}>
        <span className={styles.file} dir="auto">
          {fileName}
        </span>
        <span className={styles.layout}>
          {layout && csvWord(layout, i18n.language)}
          {restoredFrom !== null && ` · ${t('restoredFrom', { id: restoredFrom })}`}
        </span>
      </td>
      <td className={classNames(styles.number, styles.labelled)} data-label={t('rows')}>
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
        {upload.fileParts > 0 && (
          <IconButton
            size="s"
            label={t('downloadFile', { id: upload.id })}
            disabled={file.isPending}
            onClick={() => file.mutate(upload)}
          >
            <FileDown size={16} aria-hidden />
          </IconButton>
        )}
        <IconButton
          size="s"
          label={t('download', { id: upload.id })}
          disabled={counts.isPending}
          onClick={() => counts.mutate(upload.id)}
        >
          <Sigma size={16} aria-hidden />
        </IconButton>
        {!stands && !event.completed && (
          <Button size="s" onClick={() => setIsOpen(true)}>
            {t('goBack')}
          </Button>
        )}
        {isOpen && (
          <RestoreDialog
            event={event}
            upload={upload}
            onClose={() => setIsOpen(false)}
            onRestored={onRestored}
          />
        )}
      </td>
    </tr>
  )
}

/** Shows what restoring an earlier upload would do, before it is done. */
function RestoreDialog({
  event,
  upload,
  onClose,
  onRestored,
}: {
  event: ConfiguredEvent
  upload: Upload
  onClose: () => void
  onRestored: () => void
}) {
  const { t, i18n } = useTranslation('admin-scores')
  const restore = useRestore(onRestored)
  return (
    <ScoreChangeDialog
      event={event}
      title={t('goBackTitle', { name: upload.fileName })}
      text={t('goBackText', {
        when: lastUpdated(upload.uploaded, i18n.language),
        user: upload.user.username,
      })}
      act={t('goBack')}
      previewKey={['restore', upload.id]}
      preview={async () => {
        const { changes } = await client.score.restoreUpload.mutate({ id: upload.id, dryRun: true })
        return changes ?? null
      }}
      busy={restore.isPending}
      onAct={reason => restore.mutate({ id: upload.id, reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
