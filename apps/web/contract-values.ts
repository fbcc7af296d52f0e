import { adminCalls } from '@game/api/admin-calls'
import { calls, everyChange, type WebCall } from '@game/api/calls'
import type { Plugin } from 'vite'

/** The end of a call's path as its name has it: `get-event` of `event.getEvent`. */
const endOf = (name: string) =>
  name.replace(/.*\./, '').replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Groups the calls that differ by name only: every page loads the table, and most of a path follows from its name. */
function groups(table: Readonly<Record<string, WebCall>>): [facts: unknown[], names: string][] {
  const byFacts = new Map<string, string[]>()
  for (const [name, [method, path, ...others]] of Object.entries(table)) {
    const end = endOf(name)
    const follows = path.endsWith(`/${end}`)
    const facts = JSON.stringify([method, follows ? path.slice(0, -end.length) : path, ...others])
    byFacts.set(facts, [...(byFacts.get(facts) ?? []), name])
  }
  return [...byFacts].map(([facts, names]) => [JSON.parse(facts), names.join(' ')])
}

const tableOf = (name: string, table: Readonly<Record<string, WebCall>>): string[] => [
  `const endOf = ${endOf}`,
  `export const ${name} = {}`,
  `for (const [[method, path, ...others], names] of ${JSON.stringify(groups(table))})`,
  `  for (const name of names.split(' '))`,
  `    ${name}[name] = [method, path.endsWith('/') ? path + endOf(name) : path, ...others]`,
]

/** Builds the API's tables of calls as their values: what only the server reads of the contract stays out of the browser. */
export function contractValues(): Plugin {
  return {
    name: 'contract-values',
    apply: 'build',
    load: {
      filter: { id: /\/api\/src\/contract\/(admin-)?web\.ts$/ },
      handler: id =>
        (id.includes('admin-web')
          ? tableOf('adminCalls', adminCalls)
          : [...tableOf('calls', calls), `export const everyChange = ${JSON.stringify(everyChange)}`]
        ).join('\n'),
    },
  }
}
