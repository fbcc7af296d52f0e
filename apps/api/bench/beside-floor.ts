import { medianOf } from './median.ts'

/** How a floor and a call compare: requests a second of each, and their ratio round by round. */
type Sides = { floor: () => Promise<number>; game: () => Promise<number> }

/** Answers the requests a second while so many askers each ask as soon as the last request was answered. */
export async function rateOf(
  askers: number,
  requests: number,
  ask: (asker: number) => Promise<unknown>,
): Promise<number> {
  const start = performance.now()
  await Promise.all(
    Array.from({ length: askers }, async (_, asker) => {
      for (let n = 0; n < requests / askers; n++) await ask(asker)
    }),
  )
  return requests / ((performance.now() - start) / 1000)
}

/** Runs both in turns, so that they meet the same machine, after a round that warms up; prints medians and what share of the floor it is. */
export async function compareRates(what: string, call: string, rounds: number, { floor, game }: Sides) {
  const measured: { floor: number; game: number }[] = []
  for (let n = 0; n <= rounds; n++) measured.push({ floor: await floor(), game: await game() })
  const ratios = measured.slice(1).map(round => round.game / round.floor)
  const median = (each: 'floor' | 'game') =>
    medianOf(measured.slice(1).map(round => round[each]))
      .toFixed(0)
      .padStart(6)
  console.log(
    `${what.padEnd(32)} floor ${median('floor')}/s   ${call} ${median('game')}/s   ` +
      `${medianOf(ratios).toFixed(2)} of it (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
  )
}
