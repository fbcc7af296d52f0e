import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const helper = fileURLToPath(new URL('src/loading/load-module.ts', import.meta.url))

/** Puts our loadModule in the place of Vite's helper of dynamic imports. */
export function dynamicImports(): Plugin {
  return {
    name: 'dynamic-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => `export { loadModule as __vitePreload } from ${JSON.stringify(helper)}`,
    },
  }
}
