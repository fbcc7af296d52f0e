import fc from 'fast-check'
import { expect, it } from 'vitest'
import { killLog, type LoggedRow } from './kill-log.ts'

const number = fc.integer({ min: 0, max: 65_535 })
const pair = fc.record({ attackerTeam: number, victimTeam: number })
const kill: fc.Arbitrary<LoggedRow> = fc.record({
  tick: fc.integer({ min: 0, max: 2_147_483_647 }),
  attacker: number,
  victim: number,
  flasher: number,
  line: number,
  teams: fc.record({ names: pair, sides: pair }),
  shown: number,
  byKnife: fc.boolean(),
  weaponNumber: fc.nat(),
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
      const rounds = log.maps().flatMap(({ map, rounds }) => rounds.map(each => ({ map, ...each })))
      expect(rounds).toEqual(
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
