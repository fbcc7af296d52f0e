import type { TestProject } from 'vitest/node'
import { type Chromium, provideChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Chromium
  }
}

/** One browser program for all files of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { chromium, remove } = await provideChromium()
  project.provide('chromium', chromium)
  return remove
}
