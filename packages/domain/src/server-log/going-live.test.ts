import { expect, it } from 'vitest'
import { begin, logOf, says, spellingOf } from '../../test/log-lines.ts'
import { realLog } from '../../test/real-log.ts'
import { serverLogReader } from './server-log-reader.ts'

const { kill, score, freeze, start, won, attack } = says

/** Reads a log line by line, each of which arrives at the moment that is its own text; returns by which line the newest map is live. */
const liveBy = (text: string): string | null => {
  const reader = serverLogReader()
  for (const line of text.split('\n')) reader.read(`${line}\n`, line)
  return reader.log().maps.at(-1)?.liveAt ?? null
}

it('a real match is live when the freeze time of its first round ends, and not in the knife round (rulebook 14.19)', () => {
  expect(liveBy(realLog())).toBe('L 01/19/2026 - 19:03:37: World triggered "Round_Start"')
})

const bought = `${spellingOf('A')} purchased "deagle"`
const last = (text: string): string => text.trimEnd().split('\n').at(-1) ?? ''

it.each<[string, Parameters<typeof logOf>]>([
  ['the freeze time in which somebody bought ends', [begin, bought, start]],
  ['somebody shoots', [begin, start, attack('A', 'F', 90)]],
  ['somebody kills without a knife', [begin, start, kill('A', 'F')]],
  [
    'a log begins in the middle of a match',
    [start, won('CT'), score(7), freeze, score(7), start, attack('A', 'F', 90)],
  ],
])('a match is live once %s (rulebook 14.19)', (_when, lines) => {
  expect(liveBy(logOf(...lines))).toBe(last(logOf(...lines)))
})

it.each<[string, Parameters<typeof logOf>]>([
  ['in the warm-up', [freeze, score(-1), bought, start, kill('A', 'F')]],
  ['in a freeze time', [begin, bought]],
  [
    'in a knife round',
    [begin, start, attack('A', 'F', 40, 'knife_t'), kill('A', 'F', 'with "bayonet"'), won('CT'), score(1)],
  ],
  ['after a restart', [begin, bought, start, kill('A', 'F'), begin]],
])('a match is not live %s (rulebook 14.19)', (_when, lines) => {
  expect(liveBy(logOf(...lines))).toBeNull()
})
