import { lazy, Suspense, useState } from 'react'
import { usePopupOpen } from './notify.ts'

const Notices = lazy(() => import('./notices.tsx'))

/** Shows popups; loads their code with the first one. */
export function NoticeArea() {
  const open = usePopupOpen()
  const [needed, setNeeded] = useState(open)
  if (open && !needed) setNeeded(true)
  return <Suspense fallback={null}>{needed && <Notices />}</Suspense>
}
