import pLimit from 'p-limit'
import type { Db } from '../../../db/db.ts'
import { deleteWork, saveProgress } from '../../work/work-queries.ts'

/** One demo is read at a time, as each may take a gigabyte. */
const turns = pLimit(1)

/** How often work that goes on is reported, so that it does not count as interrupted. */
const reportEveryMs = 2000

/**
 * Reads demos of an upload one after the other, when it is their turn. Admins of the event see how many demos are before them, and
 * then how many have been read (rulebook 8.37).
 */
export async function takeTurns<Demo, Reading>(
  db: Db,
  eventId: number,
  demos: readonly Demo[],
  read: (demo: Demo) => Promise<Reading>,
): Promise<Reading[]> {
  const key = { eventId, kind: 'demos' } as const
  const ahead = turns.activeCount + turns.pendingCount
  const total = demos.length
  let [begun, done] = [false, 0]
  const report = () =>
    saveProgress(
      db,
      key,
      begun ? { step: 'reading', done, total } : { step: 'waiting', done: 0, total: ahead },
    )
  const timer = setInterval(() => void report().catch(() => undefined), reportEveryMs)
  try {
    await report()
    return await Promise.all(
      demos.map(demo =>
        turns(async () => {
          begun = true
          await report()
          const reading = await read(demo)
          done += 1
          return reading
        }),
      ),
    )
  } finally {
    clearInterval(timer)
    await deleteWork(db, key)
  }
}
