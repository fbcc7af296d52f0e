import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as domain from '../src/index.ts'

type Vector = { rule: string; source: string; why: string; input: unknown[]; expected: unknown }
type Vectors = { about: string; cases: Vector[] }

const folder = new URL('../vectors/', import.meta.url)

const read = (file: string): Vectors => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))

const answer = (rule: string, input: readonly unknown[]): unknown => {
  const found: unknown = Reflect.get(domain, rule)
  if (typeof found !== 'function') throw new Error(`${rule} is no public rule`)
  const frozen = structuredClone(input)
  const given: unknown = Reflect.apply(found, undefined, frozen)
  expect(frozen, 'a rule changes nothing that it is given').toEqual(input)
  return given
}

const files = readdirSync(folder).filter(file => file.endsWith('.json'))

/** The functions that JSON cannot describe: readers of lines have `vectors/score-file`; the others take bytes, take or return functions, or take maps or errors. */
const withoutVectors = [
  'InvalidInputError',
  'bundleVerifier',
  'catalogueFileReader',
  'flashAssists',
  'indexCounts',
  'projectDeck',
  'readFixtures',
  'readScoreFile',
  'rollPerks',
  'scoreFileReader',
  'serverLogFileReader',
  'serverLogReader',
  'sleeveMultipliers',
  'textOfFile',
  'uploadsOfDemos',
]

it('exist for every public function', () => {
  const rules = new Set(files.flatMap(file => read(file).cases.map(({ rule }) => rule)))
  const functions = Object.entries(domain).filter(([, value]) => typeof value === 'function')
  expect(functions.flatMap(([name]) => (rules.has(name) ? [] : [name])).toSorted()).toEqual(withoutVectors)
})

describe.each(files)('vectors/%s', file => {
  it.each(read(file).cases)('$rule ($source): $why', ({ rule, input, expected }) => {
    expect(answer(rule, input)).toStrictEqual(expected)
  })
})
