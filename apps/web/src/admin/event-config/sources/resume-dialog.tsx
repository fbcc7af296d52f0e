import { client } from '../../../api/client.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import type { ConfiguredEvent } from '../configured-event.ts'
import { ScoreChangeDialog } from '../scores/changes/score-change-dialog.tsx'
import { type Source, useUpdateSource } from './sources.ts'

/** Shows what resuming a source would do to the scores, before it is done. */
export function ResumeDialog({
  event,
  source: { id, name },
  onClose,
  onResumed,
}: {
  event: ConfiguredEvent
  source: Source
  onClose: () => void
  onResumed: () => void
}) {
  const { t } = useTranslation('admin-sources')
  const update = useUpdateSource(id)
  const resumed = () => {
    onClose()
    onResumed()
  }
  return (
    <ScoreChangeDialog
      event={event}
      title={t('resumeTitle', { name })}
      text={t('resumeText')}
      act={t('resume')}
      previewKey={['resume', id]}
      preview={async () => {
        const input = { id, paused: false, dryRun: true }
        return (await client.scoreSource.updateScoreSource.mutate(input)).changes ?? null
      }}
      busy={update.isPending}
      asksReason={false}
      onAct={() => update.mutate({ paused: false }, { onSuccess: resumed })}
      onClose={onClose}
    />
  )
}
