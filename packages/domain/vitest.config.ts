import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Ends what hangs; far above what a busy machine needs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          // Pure functions: each worker reads the modules once.
          isolate: false,
          include: ['src/**/*.test.ts', 'test/*.test.ts'],
        },
      },
      // The package as other teams install it: part of `pnpm package`.
      { extends: true, test: { name: 'package', include: ['test/package/*.test.ts'] } },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts', 'src/index.ts'],
      reporter: ['text'],
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
    },
  },
})
