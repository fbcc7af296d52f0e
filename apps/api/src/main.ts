import { once } from 'node:events'
import { readEnv } from './env.ts'
import { serve } from './serve.ts'

try {
  const { stop } = await serve(readEnv())
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await stop()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
