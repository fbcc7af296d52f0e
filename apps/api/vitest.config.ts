import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: './test/global-setup.ts',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Ends what hangs; far above what a busy machine needs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
