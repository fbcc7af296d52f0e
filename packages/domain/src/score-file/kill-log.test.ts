import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { RoundKill } from '../keyplay/detector-input.ts'
import { killLog } from './kill-log.ts'

const number = fc.integer({ min: 0, max: 65_535 })
const kill: fc.Arbitrary<RoundKill> = fc.record({
  tick: fc.integer({ min: 0, max: 2_147_483_647 }),
  attacker: number,
  victim: number,
  attackerTeam: number,
  victimTeam: number,
  flasher: number,
})

it('returns every kill unchanged and each round once, for any number of kills', () => {
  const entry = fc.record({ map: fc.constantFrom(0, 1, 65_535), round: fc.constantFrom(0, 7, 65_535), kill })
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 40 }), fc.constantFrom(1, 400), (entries, times) => {
      const log = killLog()
      const all = Array.from({ length: times }, () => entries).flat()
      for (const { map, round, kill } of all) log.add(map, round, kill)
      const expected = Map.groupBy(all, ({ map, round }) => map * 65_536 + round)
      const places = Array.from(expected.keys()).sort((a, b) => a - b)
      expect(Array.from(log.rounds())).toEqual(
        places.map(place => ({
          map: Math.floor(place / 65_536),
          round: place % 65_536,
          kills: expected.get(place)?.map(({ kill }) => kill),
        })),
      )
    }),
    { numRuns: 50 },
  )
})
