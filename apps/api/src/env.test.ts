import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { variableNames } from './env.ts'

test.each(['README.md', '.env.example'])('%s explains every variable', file => {
  const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
  expect(variableNames.filter(name => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([])
})
