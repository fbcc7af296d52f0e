import { defineConfig } from 'vitest/config'

// These change what the app's modules see when they are first read.
const alone = ['faults/fuzz/*.test.ts', 'faults/password-storms.test.ts']

/** `pnpm test:faults`: what breaks on purpose, kills processes or takes longer than a minute. Two files at a time: they mostly wait. */
export default defineConfig({
  test: {
    globalSetup: './test/database/global-setup.ts',
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: 'faults', include: ['faults/**/*.test.ts'], exclude: alone, isolate: false },
      },
      // After the others, which watch how soon processes do something.
      { extends: true, test: { name: 'alone', include: alone, sequence: { groupOrder: 1 } } },
    ],
  },
})
