import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { countries } from '@game/domain'

const folder = join(
  dirname(createRequire(import.meta.url).resolve('svg-country-flags/package.json')),
  'png100px',
)

/** The flag of one of the game's countries as PNG, 100 wide; undefined for any other code. */
export async function readFlag(code: string): Promise<Buffer | undefined> {
  if (!Object.hasOwn(countries, code)) return undefined
  return readFile(join(folder, `${code === 'uk' ? 'gb' : code}.png`))
}
