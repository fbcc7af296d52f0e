import type { Db } from '../../db/db.ts'
import { reasonOf } from '../../db/postgres-error.ts'
import {
  deleteWork,
  type FailedTry,
  type Progress,
  saveFailure,
  saveProgress,
  type WorkKey,
} from './queries.ts'

/** Tells how far work has come, as often as it likes. */
export type Report = (progress: Progress) => void

/** Work that takes less is not told of. */
const reportEveryMs = 1000

/**
 * Does work for an event so that admins can follow it (rulebook 9.29): every second it is kept how far it has come, beside
 * the work's own transaction, and a failure with its reason and the next try, which is answered. Rejects where that cannot
 * be kept. `work` answers whether there was anything to do.
 */
export async function trackWork(
  db: Db,
  key: WorkKey,
  work: (report: Report) => Promise<boolean>,
  onError: (error: Error) => void,
): Promise<FailedTry | undefined> {
  let progress: Progress | undefined
  let saving: Promise<unknown> | undefined
  const save = () => {
    // One at a time: the embedded database answers none before the work's transaction has ended.
    saving ??= saveProgress(db, key, progress)
      .catch(onError)
      .finally(() => {
        saving = undefined
      })
  }
  const timer = setInterval(save, reportEveryMs)
  const end = async () => {
    clearInterval(timer)
    await saving
  }
  try {
    const wasDue = await work(latest => {
      progress = latest
    })
    await end()
    if (wasDue) await deleteWork(db, key)
    return undefined
  } catch (error) {
    await end()
    const failed = await saveFailure(db, key, reasonOf(error)).catch(() => undefined)
    if (!failed) throw error
    onError(error as Error)
    return failed
  }
}
