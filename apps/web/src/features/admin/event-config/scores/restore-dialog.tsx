import { client } from '../../../../base/api/client.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { lastUpdated } from '../../form/numbers-and-dates.ts'
import type { ConfiguredEvent } from '../event/configured-event.ts'
import { ScoreChangeDialog } from './changes/score-change-dialog.tsx'
import { type Upload, useRestore } from './uploads/uploads.ts'

/** Shows what restoring an earlier entry would do, or undoing one, before it is done. */
export function RestoreDialog({
  event,
  upload: { id, number, uploaded, user },
  undo,
  onClose,
  onRestored,
}: {
  event: ConfiguredEvent
  upload: Upload
  undo: boolean
  onClose: () => void
  onRestored: () => void
}) {
  const { t, i18n } = useTranslation('admin-scores')
  const restore = useRestore({ id, undo }, onRestored)
  const facts = { number, when: lastUpdated(uploaded, i18n.language), user: user.username }
  return (
    <ScoreChangeDialog
      event={event}
      title={t(undo ? 'undoTitle' : 'goBackTitle', facts)}
      text={t(undo ? 'undoText' : 'goBackText', facts)}
      act={t(undo ? 'undo' : 'goBack')}
      previewKey={[undo ? 'undo' : 'restore', id]}
      preview={async () => {
        const { changes } = await client.score.restoreUpload.mutate({ id, undo, dryRun: true })
        return changes ?? null
      }}
      busy={restore.isPending}
      onAct={reason => restore.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
