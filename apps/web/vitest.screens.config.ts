import { defineConfig } from 'vitest/config'

/** `pnpm test:screens` tests each screen in a browser: its states, faults, widths and both languages. */
export default defineConfig({
  test: {
    name: 'screens',
    include: ['e2e/*/*.test.ts'],
    exclude: ['e2e/journeys/**'],
    globalSetup: 'e2e/global-setup.ts',
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    // A browser mostly waits: three files at once keep two cores busy.
    maxWorkers: 3,
  },
})
