import { existsSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { provideBoth } from '../e2e/global-setup.ts'

/** Debian's Chromium, which is weeks old; the one from npm, which all other tests use, is months older. */
const newestChromium = '/usr/bin/chromium'

export const hasNewestChromium = existsSync(newestChromium)

/** Provides it to tests of screens. */
export default (project: TestProject): Promise<() => Promise<void>> => provideBoth(project, newestChromium)
