import { defineConfig } from 'vitest/config'

/** `pnpm test:faults`: what breaks on purpose, kills processes or takes longer than a minute. Two files at a time: they mostly wait. */
export default defineConfig({
  test: {
    name: 'faults',
    globalSetup: './test/database/global-setup.ts',
    include: ['faults/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    isolate: false,
    maxWorkers: 2,
  },
})
