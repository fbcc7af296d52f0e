import { describe, expect, it } from 'vitest'
import { readDeclarations } from '../scripts/declarations.ts'
import * as domain from '../src/index.ts'

const rooms = readDeclarations()

describe('the package', () => {
  it('declares every value that it exports', () => {
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
})
