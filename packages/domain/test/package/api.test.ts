import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { apiPage, apiPagePath } from '../../scripts/api-page.ts'
import { readDeclarations } from '../../scripts/declarations.ts'
import * as domain from '../../src/index.ts'

const rooms = readDeclarations()

/** Takes the docstrings out: their wording may change, what callers compile against may not change unseen. */
const withoutDocs = (declaration: string): string =>
  declaration.replace(/^\s*\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n/gm, '')

const surface = rooms
  .map(({ name, declared }) =>
    [`// ${name}`, ...declared.map(({ declaration }) => withoutDocs(declaration))].join('\n'),
  )
  .join('\n\n')

describe('the package', () => {
  it('exports what it did: run `vitest -u` where a change is meant', async () => {
    await expect(surface).toMatchFileSnapshot('api.snapshot.txt')
  })

  it('has every value it gives among its declarations', () => {
    const names = rooms.flatMap(({ declared }) => declared.map(({ name }) => name))
    expect(Object.keys(domain).filter(name => !names.includes(name))).toEqual([])
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
  })

  it('has a docstring for every export', () => {
    const undocumented = rooms.flatMap(({ name, declared }) =>
      declared.filter(({ doc }) => doc === '').map(each => `${name}: ${each.name}`),
    )
    expect(undocumented).toEqual([])
  })

  it('has an up-to-date API page: `pnpm --filter @game/domain run docs` renews it', () => {
    expect(readFileSync(apiPagePath, 'utf8')).toBe(apiPage(rooms))
  })
})
