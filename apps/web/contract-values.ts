import { adminCalls } from '@game/api/admin-calls'
import { calls, everyChange } from '@game/api/calls'
import { pageCalls } from '@game/api/page-calls'
import type { Plugin } from 'vite'

/**
 * Replaces the contract by the few values that the web reads. The rest, such as summaries and refusals, is for the server only and
 * would add 3 kB to every page.
 */
export function contractValues(): Plugin {
  return {
    name: 'contract-values',
    apply: 'build',
    load: {
      filter: { id: /\/api\/src\/ground\/contract\/table\/(admin-|page-)?web\.ts$/ },
      handler: id => {
        if (id.includes('admin-web')) return `export const adminCalls = ${JSON.stringify(adminCalls)}`
        if (id.includes('page-web')) return `export const pageCalls = ${JSON.stringify(pageCalls)}`
        return `export const calls = ${JSON.stringify(calls)}
export const everyChange = ${JSON.stringify(everyChange)}
export { verbPath } from './verb-path.ts'`
      },
    },
  }
}
