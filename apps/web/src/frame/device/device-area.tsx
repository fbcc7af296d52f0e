import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { lazyPart } from '../../base/loading/lazy-part.tsx'
import { withTexts } from '../../base/texts/with-texts.ts'
import { useReasonToAsk } from './reason-to-ask.ts'
import { watchWorker } from './service-worker.ts'

const NewVersion = lazyPart(() => withTexts(import('./new-version.tsx'), 'device'))
const PushAsk = lazyPart(() => withTexts(import('./push-ask.tsx'), 'device'))

/** Keeps the game for when it is offline, says when a new version is ready, and asks for pushes when there is a reason to (rulebook 13.86, 20.13). */
export default function DeviceArea() {
  const [renew, setRenew] = useState<() => void>()
  const { reason, answer } = useReasonToAsk()
  const queries = useQueryClient()
  useEffect(
    () =>
      watchWorker(
        found => setRenew(() => found),
        // What the page shows was read before anything was kept.
        () => void queries.refetchQueries({ type: 'active' }),
      ),
    [queries],
  )
  // Outside the header, which would hold a fixed bar.
  return createPortal(
    renew ? (
      <NewVersion renew={renew} later={() => setRenew(undefined)} />
    ) : (
      reason && <PushAsk reason={reason} onAnswer={answer} />
    ),
    document.body,
  )
}
