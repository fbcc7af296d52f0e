import { useState } from 'react'
import { lazyPart } from '../loading/lazy-part.tsx'
import { usePrefetchWithUse } from '../loading/prefetch.ts'
import { usePopupOpen } from '../ui/feedback/notify.ts'

const Notices = lazyPart(() => import('../ui/feedback/notices.tsx'))

/**
 * Shows popups. Their code comes with the first sign of use, so that who does something is told even when the connection is
 * gone by then, or with the first popup.
 */
export function NoticeArea() {
  usePrefetchWithUse(Notices)
  const open = usePopupOpen()
  const [needed, setNeeded] = useState(open)
  if (open && !needed) setNeeded(true)
  return needed && <Notices />
}
