import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Ends what hangs; far above what a busy machine needs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Pure functions: each worker reads the modules once.
    isolate: false,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts', 'src/index.ts'],
      reporter: ['text'],
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
    },
  },
})
