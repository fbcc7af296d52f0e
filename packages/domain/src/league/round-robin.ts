/** Who plays on a side of a fixture: a user's id, or null for AVERAGE (rulebook 19.18). */
export type Side = number | null
/** Two that play each other in a round. */
export type LeagueFixture = { home: Side; away: Side }

/**
 * Returns the fixtures of a round in a cycle in which each side meets each other once (rulebook 19.17). `sides` is even in
 * number, in the order of the draw; `round` counts from 0 within the cycle, and so does `cycle`. In odd cycles home and away
 * change places.
 *
 * @example
 * fixturesOf([4, 7, 1, 9], 0) // [{ home: 4, away: 9 }, { home: 7, away: 1 }]
 */
export const fixturesOf = (sides: readonly Side[], round: number, cycle = 0): LeagueFixture[] => {
  const [first = null, ...others] = sides
  const places = [first, ...others.map((_, at) => others[(at + round) % others.length] ?? null)]
  return places.slice(0, places.length / 2).map((side, at) => {
    const [home, away] = [side, places[places.length - 1 - at] ?? null]
    return cycle % 2 === 0 ? { home, away } : { home: away, away: home }
  })
}
