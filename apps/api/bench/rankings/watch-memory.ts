import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

export type Watched = { ms: number; rss: number; held: number }

/**
 * Runs work; returns its time and, in MB, how much the memory of the process (`rss`) and of this thread's heap (`held`) grew at
 * most. With `collects` garbage is collected before each measurement, which takes time, and `held` is exact.
 */
export async function watchMemory(work: () => Promise<unknown>, collects = false): Promise<Watched> {
  collectGarbage()
  const look = () => {
    const { rss, heapUsed, external } = process.memoryUsage()
    return { rss: rss / 1e6, held: (heapUsed + external) / 1e6 }
  }
  const before = look()
  const most = { ...before }
  const timer = setInterval(
    () => {
      if (collects) collectGarbage()
      const { rss, held } = look()
      most.rss = Math.max(most.rss, rss)
      most.held = Math.max(most.held, held)
    },
    collects ? 200 : 20,
  )
  const begun = performance.now()
  await work()
  const ms = performance.now() - begun
  clearInterval(timer)
  return { ms, rss: most.rss - before.rss, held: most.held - before.held }
}
