import { onTestFinished } from 'vitest'
import { type ServerProcess, serverProcess } from './server-process.ts'

/** Starts the real program in a separate process on an existing database; the end of the test kills it. */
export async function serverOfTest(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const server = await serverProcess(databaseUrl, env)
  onTestFinished(() => server.kill('SIGKILL'))
  return server
}
