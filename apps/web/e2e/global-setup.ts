import type { TestProject } from 'vitest/node'
import { openArena } from './arena.ts'
import { type Chromium, provideChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    arena: string
    chromium: Chromium
  }
}

/** One browser program and one arena for all files of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [{ chromium, remove }, arena] = await Promise.all([provideChromium(), openArena()])
  project.provide('chromium', chromium)
  project.provide('arena', arena.url)
  return async () => {
    await Promise.all([remove(), arena.close()])
  }
}
