import { defineConfig } from 'vitest/config'

// Ends what hangs; far above what a busy machine needs.
const limits = { testTimeout: 180_000, hookTimeout: 180_000 }
const mocks = ['src/account/password.test.ts']

export default defineConfig({
  test: {
    globalSetup: './test/global-setup.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: mocks,
          // As in one server process, the app's modules are read once; each file's world has a database of its own.
          isolate: false,
          ...limits,
        },
      },
      { extends: true, test: { name: 'alone', include: mocks, ...limits } },
    ],
  },
})
