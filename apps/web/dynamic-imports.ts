import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const helper = fileURLToPath(new URL('src/base/loading/load-module.ts', import.meta.url))

/** Replaces Vite's helper of dynamic imports by our loadModule: with Vite's helper, a part whose request failed once stays broken until the page is reloaded. */
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
