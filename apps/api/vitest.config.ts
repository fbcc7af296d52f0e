import { defineConfig } from 'vitest/config'

// Changes what the app's modules see when they are first read.
const alone = ['test/contract/operations.test.ts']

export default defineConfig({
  test: {
    globalSetup: './test/database/global-setup.ts',
    // Ends what hangs; far above what a busy machine needs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // Two compute while one waits for Postgres.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: alone,
          // As in one server process, the app's modules are read once; each file's app has its own database.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
})
