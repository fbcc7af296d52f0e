/**
 * `node scripts/gate-table.js PARTS`: prints what each part of .ci/run has cost against its budget in CONTRIBUTING.md. PARTS has a line per
 * part: its name, then seconds and seconds of processor, user's and system's, by tabs; a part that did not end has only its name.
 */
import { readFileSync } from 'node:fs'

/** By so much a part may exceed its budget before it is listed. */
const tolerance = 1.2

const budgets = new Map(
  [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| (.+?) \| ([\d.]+) min \|/gm)].map(
    ([, name, minutes]) => [name, Number(minutes)],
  ),
)
const parts = readFileSync(process.argv[2], 'utf8')
  .split('\n')
  .filter(line => line !== '')
  .map(line => {
    const [name, seconds, user = 0, system = 0] = line.split('\t')
    const ended = seconds !== undefined
    return {
      name,
      ended,
      minutes: Number(seconds ?? 0) / 60,
      processor: (Number(user) + Number(system)) / 60,
      budget: budgets.get(name),
    }
  })

const sumOf = field => parts.reduce((sum, part) => sum + (part[field] ?? 0), 0)
const total = {
  name: 'together',
  ended: true,
  minutes: sumOf('minutes'),
  processor: sumOf('processor'),
  budget: sumOf('budget'),
}
const inMinutes = number => number.toFixed(1)
const cells = ({ name, ended, minutes, processor, budget }) => [
  name,
  ended ? inMinutes(minutes) : 'not ended',
  ended ? inMinutes(processor) : '',
  budget ? inMinutes(budget) : 'none',
  ended && budget ? `${Math.round((100 * minutes) / budget)} %` : '',
]
const rows = [['part, in minutes', 'wall', 'processor', 'budget', 'share'], ...[...parts, total].map(cells)]
for (const [name, ...numbers] of rows)
  console.log(name.padEnd(26) + numbers.map(number => number.padStart(11)).join(''))
for (const { name, minutes, budget } of parts)
  if (budget && minutes > tolerance * budget)
    console.log(`OVER BUDGET: ${name}, ${inMinutes(minutes)} of ${inMinutes(budget)} min`)
