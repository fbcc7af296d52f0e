import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { countLoggedMap } from '../src/index.ts'
import { readLog } from './real-log.ts'

type Vector = { source: string; why: string; input: string[]; expected: unknown }

const file = new URL('../vectors/server-log/whole-logs.json', import.meta.url)
const { cases }: { cases: Vector[] } = JSON.parse(readFileSync(file, 'utf8'))

it.each(cases)('whole logs: $why ($source)', ({ input, expected }) => {
  const { lines, skipped, warmUp, maps } = readLog(...input)
  const shown = maps.map(map => ({
    map: map.map,
    state: map.state,
    score: map.score,
    winners: map.rounds.map(({ winner }) => winner),
    restored: map.restored.map(({ round, taken }) => ({ round, taken })),
    agreement: `${map.agreement.agreeing} of ${map.agreement.compared}`,
    uncounted: map.uncounted,
    stats: map.stats,
    counts: countLoggedMap(map),
  }))
  expect({ lines, skipped, warmUp, maps: shown }).toEqual(expected)
})
