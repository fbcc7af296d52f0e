import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { apiPage, apiPagePath } from '../../scripts/api-page.ts'
import { readDeclarations } from '../../scripts/declarations.ts'
import * as domain from '../../src/index.ts'

const modules = readDeclarations()

/** Declarations alone: wording may change, what callers compile against may not go unseen. */
const withoutDocs = (declaration: string): string =>
  declaration.replace(/^\s*\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n/gm, '')

const surface = modules
  .map(({ name, declared }) =>
    [`// ${name}`, ...declared.map(({ declaration }) => withoutDocs(declaration))].join('\n'),
  )
  .join('\n\n')

describe('the package', () => {
  it('gives what it gave: run `vitest -u` where a change is meant', async () => {
    await expect(surface).toMatchFileSnapshot('api.snapshot.txt')
  })

  it('has every value it gives among its declarations', () => {
    const names = modules.flatMap(({ declared }) => declared.map(({ name }) => name))
    expect(Object.keys(domain).filter(name => !names.includes(name))).toEqual([])
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
  })

  it('has an up-to-date API page: `pnpm --filter @game/domain docs` makes it anew', () => {
    expect(readFileSync(apiPagePath, 'utf8')).toBe(apiPage(modules))
  })
})
