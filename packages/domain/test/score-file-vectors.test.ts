import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type KeyplayType, keyplays, type ScoreFileResult, type ScoreFileType } from '../src/index.ts'
import { readRows } from './read-csv.ts'

type Input = {
  type: ScoreFileType
  phases: number[]
  phaseIndex?: number
  players: string[]
  skipUnknown?: boolean
  rows: string[][]
}
type Vector = { source: string; why: string; input: Input; expected: Partial<ScoreFileResult> }

const folder = new URL('../vectors/score-file/', import.meta.url)

const read = (file: string): { cases: Vector[] } => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))

/** The seed, and the three keyplays of an admin that counts.json speaks of. */
const catalogue = new Map<number, KeyplayType>([
  ...keyplays.map(({ id, type }) => [id, type] as const),
  [901, 'kill'],
  [902, 'match'],
  [903, 'utility'],
])

describe.each(readdirSync(folder))('vectors/score-file/%s', file => {
  it.each(read(file).cases)('$why ($source)', ({ input: { rows, players, ...options }, expected }) => {
    const knows = (steamId: string): boolean => players.includes(steamId)
    const result = readRows(rows, { ...options, knows, keyplayTypes: catalogue })
    const isAbout = ([name]: [string, unknown]): boolean =>
      name in expected || (name !== 'uncounted' && name !== 'notes')
    expect(Object.fromEntries(Object.entries(result).filter(isAbout))).toStrictEqual(expected)
  })
})
