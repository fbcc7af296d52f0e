import { defineConfig } from 'vitest/config'

/** `pnpm test:screens` tests each screen in a browser: its states, faults, widths and both languages. */
export default defineConfig({
  test: {
    name: 'screens',
    include: ['e2e/*/*.test.ts'],
    exclude: ['e2e/journeys/**'],
    globalSetup: 'e2e/global-setup.ts',
    // They end what hangs; far above what a busy machine needs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Each look is work for the browser, which the test would wait for.
    expect: { poll: { timeout: 120_000, interval: 200 } },
    // A file alone keeps one and a half cores busy: of three at once none waits for long.
    maxWorkers: 3,
  },
})
