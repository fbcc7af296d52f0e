import { stripTypeScriptTypes } from 'node:module'
import { describe, expect, it } from 'vitest'
import { readDeclarations } from '../scripts/declarations.ts'
import * as domain from '../src/index.ts'

type Example = { name: string; code: string }

const examples: Example[] = readDeclarations()
  .flatMap(({ declared }) => declared)
  .flatMap(({ name, doc }) => {
    const [, code] = doc.split('@example\n')
    return code === undefined ? [] : [{ name, code }]
  })

/** Turns `expression // value` into an assertion; other lines stay. */
const asserted = (line: string): string => {
  const [, expression, value] = /^(\S.*?) \/\/ (.+)$/.exec(line) ?? []
  return expression === undefined ? line : `expect(${expression}).toEqual(${value})`
}

const run = ({ code }: Example): Promise<void> => {
  const lines = stripTypeScriptTypes(code).split('\n').map(asserted).join('\n')
  const names = Object.keys(domain).join(', ')
  const body = `const { ${names} } = domain\nreturn (async () => {\n${lines}\n})()`
  return new Function('domain', 'expect', body)(domain, expect)
}

describe('the examples of the docstrings', () => {
  it('exist for at least twenty exports', () => {
    expect(examples.length).toBeGreaterThan(20)
  })

  it.each(examples)('$name does what its example says', async example => {
    expect(example.code).toMatch(/ \/\/ /)
    await run(example)
  })
})
