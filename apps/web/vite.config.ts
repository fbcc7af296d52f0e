import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { chunkGroups } from './chunk-groups.ts'
import { compileTexts } from './compile-texts.ts'
import { contractValues } from './contract-values.ts'
import { dynamicImports } from './dynamic-imports.ts'
import { precompress } from './precompress.ts'
import { preloadFont } from './preload-font.ts'
import { unusedTrpc } from './unused-trpc.ts'

/** Where `pnpm dev` runs the API, by the environment or the `.env` of the repository. */
const { PORT = '3000' } = loadEnv('development', `${import.meta.dirname}/../..`, 'PORT')
// The browser's own Host goes along: the API refuses what comes from another origin.
const api = { target: `http://127.0.0.1:${PORT}`, changeOrigin: false }

/** Names a class by its style sheet and itself: shorter than by default, as every page loads the names of the shell. */
const classNameOf = (name: string, file: string) =>
  `${name}_${createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)}`

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      routeFileIgnorePattern: 'module\\.css',
    }),
    react(),
    contractValues(),
    dynamicImports(),
    compileTexts(),
    unusedTrpc(),
    preloadFont(),
    precompress(),
  ],
  // What stands in for a hook of older Reacts: this one has it.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  css: { modules: { generateScopedName: classNameOf } },
  // Inlined assets would be data: addresses, which the content security policy allows for pictures only.
  build: {
    target: 'es2024',
    assetsInlineLimit: 0,
    // Without the lists of what each chunk imports, which every page would have to load; styles keep theirs.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, imported, { hostType }) => (hostType === 'html' ? imported : []),
    },
    rolldownOptions: {
      output: {
        // Seven characters of a hash, the fewest that are allowed, tell builds apart as well as eight, in the names that every page has to load.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: { proxy: { '/api': api, '/img': api } },
})
