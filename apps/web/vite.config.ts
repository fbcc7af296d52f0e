import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { chunkFileNames, chunkGroups } from './chunk-groups.ts'
import { className } from './class-name.ts'
import { compileTexts } from './compile-texts.ts'
import { dynamicImports } from './dynamic-imports.ts'
import { installable } from './installable.ts'

/** Where `pnpm dev` runs the API, by the environment or the `.env` of the repository. */
const { PORT = '3000' } = loadEnv('development', `${import.meta.dirname}/../..`, 'PORT')
// Passes on the browser's Host header: the API refuses requests from another origin.
const api = { target: `http://127.0.0.1:${PORT}`, changeOrigin: false }

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      routeFileIgnorePattern: 'module\\.css',
    }),
    react(),
    dynamicImports(),
    compileTexts(),
    installable(),
    // Writes a `.br` and a `.gz` of every text file, so that the server never compresses one itself.
    compression({ skipIfLargerOrEqual: false }),
  ],
  // Inlined assets would be data: addresses, which the content security policy allows for pictures only.
  css: { modules: { generateScopedName: className } },
  build: {
    target: 'es2024',
    assetsInlineLimit: 0,
    // Only the game page's list of what it imports is kept, as every page would have to load the lists; styles keep theirs.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, imported, { hostType }) =>
        hostType === 'html' || file.includes('_eventId._-_eventName_') ? imported : [],
    },
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups }, chunkFileNames },
      // tRPC does not declare that its modules only export: what nothing uses, such as its WebSocket client, would stay.
      treeshake: { moduleSideEffects: [{ test: /@trpc\/(client|server)\//, sideEffects: false }] },
    },
  },
  // Embeds are their own build: the API serves the last one.
  server: {
    proxy: {
      '/api': api,
      '/img': api,
      '/proof': api,
      '/calendar': api,
      '/embed/': api,
      '/overlay/': api,
      '/assets/embed': api,
    },
  },
})
