import { useState } from 'react'
import { lazyPart } from '../loading/lazy-part.tsx'
import { usePopupOpen } from '../ui/feedback/notify.ts'

const Notices = lazyPart(async () => ({ default: (await import('./account-bar.tsx')).Notices }))

/** Shows popups; loads their code with the first one. */
export function NoticeArea() {
  const open = usePopupOpen()
  const [needed, setNeeded] = useState(open)
  if (open && !needed) setNeeded(true)
  return needed && <Notices />
}
