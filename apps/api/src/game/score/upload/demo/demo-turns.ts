import pLimit from 'p-limit'
import type { Db } from '../../../../ground/db/db.ts'
import { deleteWork, saveProgress } from '../../work/work-queries.ts'

/** One upload's demos are read at a time, one after the other, as each may take a gigabyte. */
const turns = pLimit(1)
/** How many demos this process has been asked to read, and how many of them it is done with. */
let [asked, finished] = [0, 0]

/** How often work that goes on is reported, so that it does not count as interrupted. */
const reportEveryMs = 2000

/**
 * Reads the demos of an upload when it is their turn. Admins of the event see how many demos are before them, and then how many have
 * been read (rulebook 8.37). With `stop` it throws: those that wait are not read, and `read` has to end the one that is being read.
 */
export async function takeTurns<Demo, Reading>(
  db: Db,
  eventId: number,
  demos: readonly Demo[],
  read: (demo: Demo) => Promise<Reading>,
  stop?: AbortSignal,
): Promise<Reading[]> {
  const key = { eventId, kind: 'demos' } as const
  const place = asked
  asked += demos.length
  const readings: Reading[] = []
  let begun = false
  let reporting: Promise<unknown> = Promise.resolve()
  const report = () => {
    reporting = saveProgress(
      db,
      key,
      begun
        ? { step: 'reading', done: readings.length, total: demos.length }
        : { step: 'waiting', done: 0, total: place - finished },
    )
    return reporting
  }
  const timer = setInterval(() => void report().catch(() => undefined), reportEveryMs)
  try {
    await report()
    const turn = turns(async () => {
      begun = true
      for (const demo of demos) {
        stop?.throwIfAborted()
        await report()
        const reading = await read(demo)
        stop?.throwIfAborted()
        readings.push(reading)
        finished += 1
      }
      return readings
    })
    return await (stop ? Promise.race([turn, rejectOn(stop)]) : turn)
  } finally {
    finished += demos.length - readings.length
    clearInterval(timer)
    await reporting.catch(() => undefined)
    await deleteWork(db, key)
  }
}

const rejectOn = (stop: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (stop.aborted) reject(stop.reason)
    else stop.addEventListener('abort', () => reject(stop.reason), { once: true })
  })
