import type { Db } from '../../../ground/db/db.ts'
import { reasonOf } from '../../../ground/db/postgres-error.ts'
import {
  deleteWork,
  type FailedTry,
  type Progress,
  saveFailure,
  saveProgress,
  type WorkKey,
} from './work-queries.ts'

/** Reports the progress of work; may be called at any rate. */
export type Report = (progress: Progress) => void

/** Shorter work is not reported. */
const reportEveryMs = 1000

/**
 * Does work for an event so that admins can follow it (rulebook 9.29): saves its progress every second, outside the work's own
 * transaction, and saves a failure with its reason and the next try, which it returns. Rejects if that cannot be saved. `work`
 * returns whether there was anything to do.
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
    // One save at a time: the embedded database answers none before the work's transaction has ended.
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
