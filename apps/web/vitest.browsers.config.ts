import { defineConfig } from 'vitest/config'

/** `pnpm test:browsers` plays the game in the engines of other browsers than Chromium, where these are installed. */
export default defineConfig({
  test: {
    name: 'browsers',
    include: ['browsers/*.test.ts'],
    globalSetup: 'browsers/global-setup.ts',
    passWithNoTests: true,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 40_000, interval: 100 } },
  },
})
