import pLimit from 'p-limit'
import type { Db } from '../../../db/db.ts'
import { deleteWork, saveProgress } from '../../work/work-queries.ts'

/** One upload's demos are read at a time, one after the other, as each may take a gigabyte. */
const turns = pLimit(1)
/** How many demos this process has been asked to read, and how many of them it is done with. */
let [asked, finished] = [0, 0]

/** How often work that goes on is reported, so that it does not count as interrupted. */
const reportEveryMs = 2000

/**
 * Reads the demos of an upload when it is their turn. Admins of the event see how many demos are before them, and then how many have
 * been read (rulebook 8.37).
 */
export async function takeTurns<Demo, Reading>(
  db: Db,
  eventId: number,
  demos: readonly Demo[],
  read: (demo: Demo) => Promise<Reading>,
): Promise<Reading[]> {
  const key = { eventId, kind: 'demos' } as const
  const place = asked
  asked += demos.length
  const readings: Reading[] = []
  let begun = false
  const report = () =>
    saveProgress(
      db,
      key,
      begun
        ? { step: 'reading', done: readings.length, total: demos.length }
        : { step: 'waiting', done: 0, total: place - finished },
    )
  const timer = setInterval(() => void report().catch(() => undefined), reportEveryMs)
  try {
    await report()
    return await turns(async () => {
      begun = true
      for (const demo of demos) {
        await report()
        readings.push(await read(demo))
        finished += 1
      }
      return readings
    })
  } finally {
    finished += demos.length - readings.length
    clearInterval(timer)
    await deleteWork(db, key)
  }
}
