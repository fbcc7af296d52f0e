import { defineConfig } from 'vitest/config'
import { hasNewestChromium } from './browsers/newest-chromium.ts'

if (!hasNewestChromium)
  console.log('Left out, because Debian’s Chromium is not installed: the newest Chromium')

/** `pnpm test:browsers` plays the game in the engines of other browsers than Chromium and in the newest Chromium, where these are installed. */
export default defineConfig({
  test: {
    passWithNoTests: true,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'browsers',
          include: ['browsers/*.test.ts'],
          globalSetup: 'browsers/global-setup.ts',
          expect: { poll: { timeout: 40_000, interval: 100 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'newest Chromium',
          // Signing in by a passkey, and the game page.
          include: hasNewestChromium
            ? ['e2e/account/passkeys.test.ts', 'e2e/journeys/first-visit.test.ts']
            : [],
          globalSetup: 'browsers/newest-chromium.ts',
          expect: { poll: { timeout: 120_000, interval: 200 } },
        },
      },
    ],
  },
})
