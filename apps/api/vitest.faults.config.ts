import { defineConfig } from 'vitest/config'

// These change what the app's modules see when they are first read.
const alone = ['faults/fuzz/*.test.ts', 'faults/password-storms.test.ts']

/** `pnpm test:faults`: what breaks on purpose, kills processes or takes longer than a minute. Two files at a time: they mostly wait. */
export default defineConfig({
  test: {
    globalSetup: './test/database/global-setup.ts',
    // They end what hangs; far above what a busy machine needs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
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
