import { readFileSync } from 'node:fs'
import {
  keyplays,
  type ScoreFileMap,
  type ScoreFileOptions,
  type ScoreFileReader,
  type ScoreFileResult,
  scoreFileReader,
} from '../src/index.ts'

/** The cells of a CSV file without quotes. */
export const cellsOf = (text: string): string[][] =>
  text
    .trimEnd()
    .split(/\r?\n/)
    .map(line => line.split(','))

/** The cells of a file in test/data. */
export const dataCells = (file: string): string[][] =>
  cellsOf(readFileSync(new URL(`data/${file}`, import.meta.url), 'utf8'))

/** The counts that a real series or log comes to: rows of SteamID, name, keyplay and count. */
export const goldenCounts = (
  source: 'vitality-furia' | 'spirit-falcons' | 'server-log-inferno',
): string[][] => dataCells('golden-counts.csv').flatMap(([of, ...row]) => (of === source ? [row] : []))

/** An event of phases 1 and 2, a game that knows every player, and the catalogue as seeded. */
export const anyEvent = {
  phases: [1, 2],
  phaseIndex: 1,
  knows: () => true,
  keyplayTypes: new Map(keyplays.map(({ id, type }) => [id, type])),
} satisfies Omit<ScoreFileOptions, 'type'>

/** Reads rows as a file whose first is the header. */
export const readRows = (rows: readonly string[][], options: ScoreFileOptions): ScoreFileResult =>
  read(rows, options).finish()

const read = (rows: readonly string[][], options: ScoreFileOptions): ScoreFileReader => {
  const [header = [], ...others] = rows
  const file = scoreFileReader(options)
  file.header(header)
  for (const [at, cells] of others.entries()) file.row(cells, at + 2)
  return file
}

export type ReadFile = Extract<ScoreFileResult, { ok: true }>

/** The result of a file without faults. */
export const readWell = (rows: readonly string[][], options: ScoreFileOptions): ReadFile => {
  const result = readRows(rows, options)
  if (!result.ok) throw new Error(JSON.stringify(result.faults))
  return result
}

/** The maps of a file. */
export const mapsOf = (rows: readonly string[][], options: ScoreFileOptions): ScoreFileMap[] => {
  const file = read(rows, options)
  file.finish()
  return file.maps()
}
