import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'

/**
 * The revision that a dialog was opened upon. A save that comes too late is refused and keeps its input; whoever has
 * been told so, `late`, may save all the same.
 */
export function useSeenRevision(opened: number) {
  const [revision, setRevision] = useState<number | undefined>(opened)
  const onError = (error: Error) => {
    if (failureOf(error)?.rule === 'STALE') setRevision(undefined)
  }
  return { revision, late: revision === undefined, onError }
}
