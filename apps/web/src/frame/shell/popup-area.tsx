import { useState } from 'react'
import { lazyPart } from '../../base/loading/lazy-part.tsx'
import { usePrefetchWithUse } from '../../base/loading/prefetch.ts'
import { usePopupOpen } from '../../base/ui/base/notify.ts'

const Popups = lazyPart(() => import('../../base/ui/feedback/popups.tsx'))

/**
 * Shows popups. Their code loads with the first use of the page or the first popup, so that popups work even if the connection
 * is lost by then.
 */
export function PopupArea() {
  usePrefetchWithUse(Popups)
  const open = usePopupOpen()
  const [needed, setNeeded] = useState(open)
  if (open && !needed) setNeeded(true)
  return needed && <Popups />
}
