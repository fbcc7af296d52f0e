import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'

/** Waits until the program accepts connections; rejects if it has ended or does not exist. */
export async function untilReady(program: ChildProcess, url: string, name: string): Promise<void> {
  const died = new Promise<never>((_, reject) => {
    program.once('error', error => reject(new Error(`${name} can't be started: ${error.message}`)))
    program.once('exit', code => reject(new Error(`${name} ended with ${code}`)))
  })
  const ready = async () => {
    for (;;) {
      const client = new pg.Client({ connectionString: url })
      try {
        await client.connect()
        return
      } catch {
        await new Promise(resolve => setTimeout(resolve, 50))
      } finally {
        await client.end()
      }
    }
  }
  await Promise.race([ready(), died])
}

/** Ends the program if it is still running. */
export async function end(program: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const ended = once(program, 'exit')
  program.kill(signal)
  await ended
}
