import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../../../../base/ui/feedback/skeleton.tsx'
import { Button } from '../../../../../base/ui/input/button.tsx'
import { Dialog } from '../../../../../base/ui/overlay/dialog.tsx'
import { ErrorText } from '../../../form/failure.tsx'
import type { ConfiguredEvent } from '../../event/configured-event.ts'
import { ReasonField, reasonToSend } from '../uploads/reason-field.tsx'
import type { ScoreChanges } from '../uploads/uploads.ts'
import { ChangesView } from './changes-view.tsx'

/** Shows by a dry run what a change of scores would do; its button does it. */
export function ScoreChangeDialog({
  event,
  title,
  text,
  act,
  previewKey,
  preview,
  busy,
  onAct,
  onClose,
}: {
  event: ConfiguredEvent
  title: string
  text: string
  act: string
  previewKey: readonly (string | number)[]
  preview: () => Promise<ScoreChanges | null>
  busy: boolean
  /** Gets the reason, undefined for none. */
  onAct: (reason: string | undefined) => void
  onClose: () => void
}) {
  const { t } = useTranslation(['admin-scores', 'ui'])
  const [typed, setTyped] = useState('')
  const { data, error } = useQuery({
    queryKey: ['score preview', ...previewKey],
    queryFn: preview,
    gcTime: 0,
    staleTime: 0,
    retry: false,
    meta: { quiet: true },
  })
  const reason = data ? reasonToSend(typed, data) : null
  const footer = (
    <>
      <Button look="quiet" onClick={onClose}>
        {t('ui:cancel')}
      </Button>
      <Button
        look="danger"
        disabled={reason === null}
        busy={busy}
        onClick={() => reason !== null && onAct(reason)}
      >
        {act}
      </Button>
    </>
  )
  return (
    <Dialog open onOpenChange={open => !open && onClose()} title={title} footer={footer}>
      <p className="below-3 note">{text}</p>
      {error ? (
        <ErrorText error={error} />
      ) : data ? (
        <>
          <ReasonField changes={data} reason={typed} onReason={setTyped} />
          <ChangesView event={event} changes={data} />
        </>
      ) : (
        <Loading label={t('admin-scores:checking')}>
          <Skeleton height={120} radius={10} />
        </Loading>
      )}
    </Dialog>
  )
}
