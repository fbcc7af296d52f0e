import { defineConfig } from 'vitest/config'
import { compileTexts } from './compile-texts.ts'

export default defineConfig({
  plugins: [compileTexts()],
  test: {
    // They end what hangs; far above what a busy machine needs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Each look is work for the browser, which the test would wait for.
    expect: { poll: { timeout: 120_000, interval: 200 } },
    // A file alone keeps one and a half cores busy: of three at once none waits for long.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.browser.test.ts'],
          // Modules are loaded once for all files; a test file restores the globals that it changes.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          include: ['src/base/ui/**/*.browser.test.ts'],
          globalSetup: 'gallery/global-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/journeys/*.test.ts'],
          globalSetup: 'e2e/global-setup.ts',
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
})
