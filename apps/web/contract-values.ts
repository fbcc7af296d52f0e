import * as contract from '@game/api/calls'
import type { Plugin } from 'vite'

/** Builds the API's table of calls as its values: what only the server reads of the contract stays out of the browser. */
export function contractValues(): Plugin {
  return {
    name: 'contract-values',
    apply: 'build',
    load: {
      filter: { id: /\/api\/src\/contract\/web\.ts$/ },
      handler: () =>
        Object.entries(contract)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n'),
    },
  }
}
