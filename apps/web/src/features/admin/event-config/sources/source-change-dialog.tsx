import { client } from '../../../../base/api/client.ts'
import type { ConfiguredEvent } from '../event/configured-event.ts'
import { ScoreChangeDialog } from '../scores/changes/score-change-dialog.tsx'
import { type SourceChanges, useUpdateSource } from './sources.ts'

/** A change of a source that changes scores, and the words that ask for it. */
export type SourceStep = { changes: SourceChanges; title: string; text: string; act: string }

/** Shows what a change of a source would do to the scores, before it is made (rulebook 16.8). */
export function SourceChangeDialog({
  event,
  sourceId: id,
  step: { changes, ...words },
  onClose,
  onChanged,
}: {
  event: ConfiguredEvent
  sourceId: number
  step: SourceStep
  onClose: () => void
  onChanged?: () => void
}) {
  const update = useUpdateSource(id)
  const changed = () => {
    onClose()
    onChanged?.()
  }
  return (
    <ScoreChangeDialog
      {...words}
      event={event}
      previewKey={['source', id, JSON.stringify(changes)]}
      preview={async () => {
        const input = { id, ...changes, dryRun: true }
        return (await client.scoreSource.updateScoreSource.mutate(input)).changes ?? null
      }}
      busy={update.isPending}
      onAct={reason => update.mutate({ ...changes, reason }, { onSuccess: changed })}
      onClose={onClose}
    />
  )
}
