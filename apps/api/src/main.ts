import { once } from 'node:events'
import { readEnv } from './env.ts'
import { serve } from './serve.ts'

// Listens from the first moment, or a stop during the start would be lost; it is followed once the server has started.
const stopSignal = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
try {
  const { stop } = await serve(readEnv())
  await stopSignal
  await stop()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
