import type { TestProject } from 'vitest/node'
import { type Chromium, provideChromium } from './chromium.ts'
import { openGameServers } from './game-servers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    gameServers: string
    chromium: Chromium
  }
}

/** Provides one browser program and one process of game servers for all files of a run. */
export default (project: TestProject): Promise<() => Promise<void>> => provideBoth(project)

/** The same with another browser program than that of all tests. */
export async function provideBoth(project: TestProject, program?: string): Promise<() => Promise<void>> {
  const [{ chromium, remove }, servers] = await Promise.all([provideChromium(program), openGameServers()])
  project.provide('chromium', chromium)
  project.provide('gameServers', servers.url)
  return async () => {
    await Promise.all([remove(), servers.close()])
  }
}
