import { existsSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import provide from '../e2e/global-setup.ts'

/** Debian's Chromium, which is weeks old; the one from npm, which all other tests use, is months older. */
const newestChromium = '/usr/bin/chromium'

export const hasNewestChromium = existsSync(newestChromium)

/** Provides it to tests of screens. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.CHROMIUM_PATH
  process.env.CHROMIUM_PATH = newestChromium
  try {
    return await provide(project)
  } finally {
    if (given === undefined) delete process.env.CHROMIUM_PATH
    else process.env.CHROMIUM_PATH = given
  }
}
