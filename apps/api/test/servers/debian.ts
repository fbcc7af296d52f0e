import { existsSync } from 'node:fs'
import { test } from 'vitest'

/** A test that needs programs of Debian: where one is missing it is left out, and the run says so. */
export const testWith = (packages: string, programs: readonly string[]) => {
  const isInstalled = programs.every(program => existsSync(program))
  if (!isInstalled) console.log(`A test is left out: install ${packages} to run it.`)
  return test.runIf(isInstalled)
}
