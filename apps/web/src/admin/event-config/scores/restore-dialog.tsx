import { useTranslation } from 'react-i18next'
import { client } from '../../../api/client.ts'
import { lastUpdated } from '../../form/numbers-and-dates.ts'
import type { ConfiguredEvent } from '../configured-event.ts'
import { ScoreChangeDialog } from './score-change-dialog.tsx'
import { type Upload, useRestore } from './use-uploads.ts'

/** What going back to an earlier upload would do, before it is done. */
export function RestoreDialog({
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
      onAct={() => restore.mutate(upload.id, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
