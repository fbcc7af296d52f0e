import { once } from 'node:events'
import { readEnv } from './env.ts'
import { serve } from './serve.ts'

// Heard from the first moment, or a container would not be stopped while it starts: it ends once it has started.
const told = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
try {
  const { stop } = await serve(readEnv())
  await told
  await stop()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
