import { defineConfig } from 'vitest/config'

/** `pnpm test:screens`: what goes through every screen, at several widths and in both languages, longer than a minute a file. */
export default defineConfig({
  test: {
    name: 'screens',
    include: ['e2e/every-screen/*.test.ts'],
    globalSetup: 'e2e/global-setup.ts',
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 3,
  },
})
