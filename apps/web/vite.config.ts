import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { contractValues } from './contract-values.ts'
import { hotTexts } from './hot-texts.ts'
import { precompress } from './precompress.ts'

const everyPage =
  /node_modules\/(react|react-dom|scheduler|i18next|react-i18next|@tanstack\/(react-router|router-core|history|react-query|query-core|store|react-store)|@trpc\/[^/]+)\/|lucide-react\/dist\/esm\/icons\/(sparkles|layers|users|target|chevron-(left|right))\.|apps\/web\/src\/(routeTree\.gen\.ts|routes\/[^?]+$|api\/(?!connection|every-row)|ui\/feedback\/chip\.tsx|shell\/(?!user-menu|data-section))|apps\/web\/src\/texts\/(en\/(errors|shell|ui)|i18n|catalogue|language)\.ts/

/** What shows an event, on the landing page and on the games list. */
const events =
  /packages\/domain\/dist\/(event\/event|phase\/phase-dates|shared\/time)\.js|apps\/web\/src\/(games\/(event-hero|countdown|phase-pips|state-chip|time-left)|ui\/layout\/carousel(-controls)?)\.tsx?/

/** Where `pnpm dev` runs the API, by the environment or the `.env` of the repository. */
const { PORT = '3000' } = loadEnv('development', `${import.meta.dirname}/../..`, 'PORT')
// The browser's own Host goes along: the API refuses what comes from another origin.
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
    contractValues(),
    hotTexts(),
    precompress(),
  ],
  // Inlined assets would be data: addresses, which the content security policy allows for pictures only.
  build: {
    target: 'es2024',
    assetsInlineLimit: 0,
    // Without the lists of what each chunk imports, which every page would have to load; styles keep theirs.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, imported, { hostType }) => (hostType === 'html' ? imported : []),
    },
    // What every page loads is one file: thirty small ones compress worse and cost thirty requests.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: everyPage },
            { name: 'event', test: events },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/img': api } },
})
