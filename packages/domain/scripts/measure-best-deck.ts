/** Measures the best deck in hindsight of 80 players in made-up phases: `node scripts/measure-best-deck.ts`. */
import { bestDeck, keyplays } from '../src/index.ts'

const phases = 40
const players = 80

/** The same numbers in every run. */
const dice = (seed: number) => {
  let state = seed
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * sides)
  }
}

const seeded = [3, 1.5, 1.5, 1.5, 1.5, 1.5, 1.25, 1.25]
const countries = ['fr', 'br', 'ru', 'dk', 'us', 'pl', 'se', 'ua']
const births = ['1990-01-01', '2000-01-01', '2008-01-01']

type Kind = {
  name: string
  mults: (roll: (sides: number) => number) => number[]
  igls: number
  roles: number
}
const kinds: Kind[] = [
  { name: 'an IGL in five', mults: () => seeded, igls: 16, roles: 2 },
  { name: 'two IGLs in all', mults: () => seeded, igls: 2, roles: 2 },
  { name: 'Operational Brain worth nothing', mults: () => seeded.with(0, 1), igls: 16, roles: 2 },
  { name: 'any multipliers', mults: roll => seeded.map(() => roll(300) / 100), igls: 16, roles: 2 },
  {
    name: 'any multipliers, a role more',
    mults: roll => seeded.map(() => roll(300) / 100),
    igls: 16,
    roles: 3,
  },
]

const measure = ({ mults, igls, roles }: Kind, seed: number): number => {
  const roll = dice(seed)
  const people = Array.from({ length: players }, (_, playerId) => ({
    playerId,
    country: countries[roll(countries.length)] ?? '',
    birth: births[roll(births.length)] ?? '',
    roleId: playerId < igls ? 3 : ([1, 2, 4][roll(roles)] ?? 1),
    styleId: 1 + roll(2),
  }))
  const counts = people.flatMap(({ playerId }) =>
    keyplays.map(({ id, points }) => ({ playerId, keyplayId: id, count: roll(Math.ceil(300 / points)) })),
  )
  const sleeves = mults(roll).map((mult, at) => ({ id: at + 1, name: '', description: '', mult }))
  const start = performance.now()
  bestDeck({ lock: '2026-02-09T12:00:00Z', phaseMult: 1, players: people, sleeves, keyplays }, counts)
  return performance.now() - start
}

for (const kind of kinds) {
  const times = Array.from({ length: phases }, (_, seed) => measure(kind, seed + 1)).sort((a, b) => a - b)
  const [median = 0, worst = 0] = [times[phases / 2], times.at(-1)]
  process.stdout.write(`${kind.name}: median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms\n`)
}
