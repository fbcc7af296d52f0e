import { once } from 'node:events'
import { FatalError } from '../ground/db/postgres-error.ts'
import { readEnv } from '../ground/env/env.ts'
import { watchLaunchers } from './launcher.ts'
import { serve } from './serve.ts'

// Listens from the first moment, or a stop during the start would be lost; it is followed once the server has started.
const stopSignal = Promise.race([
  once(process, 'SIGINT').then(() => ({ drained: false })),
  // Sent by supervisors: others may still be asking.
  once(process, 'SIGTERM').then(() => ({ drained: true })),
  watchLaunchers().ended.then(command => {
    console.log(`"${command}", which started the game, has ended: the game stops.`)
    return { drained: true }
  }),
])
/** What takes longer to end is ended hard. */
const stopMs = 7500
// An unexpected error may have left anything half done: it is logged, and the supervisor restarts the process.
process.on('uncaughtException', error => {
  if (error instanceof FatalError) {
    console.error(error.message)
    // Not by exit, which would first wait for what the failed database still has to do.
    process.kill(process.pid, 'SIGKILL')
  }
  console.error(`Unexpected error: ${error instanceof Error ? error.stack : String(error)}`)
  process.exit(1)
})
try {
  const { stop } = await serve(readEnv())
  const how = await stopSignal
  const hard = setTimeout(() => {
    console.error('Not all work ended in time; it is taken up by the next start.')
    process.exit(1)
  }, stopMs)
  hard.unref()
  await stop(how)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
