import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { consentKey, everything } from '../src/consent/consent.ts'
import { type GameServer, startGame } from './arena.ts'

/** What a test file plays on: its own server and one browser. Ask for them inside tests only. */
export type Stage = {
  readonly game: GameServer
  /**
   * A new visitor's page, 1440 x 900 unless told, who has consented to everything unless `undecided`; any console error,
   * missing file or policy violation in its context fails the file, unless `unheard`.
   */
  visit(
    path: string,
    options?: BrowserContextOptions & { undecided?: boolean; unheard?: boolean },
  ): Promise<Page>
}

/** Starts server and browser before the file's tests and stops both after them. */
export function setStage(): Stage {
  let game: GameServer
  let browser: Browser
  const complaints: string[] = []
  beforeAll(async () => {
    const { executablePath, env } = inject('chromium')
    game = await startGame(inject('arena'))
    browser = await chromium.launch({
      executablePath,
      env: { ...process.env, ...env },
      args: ['--no-sandbox'],
    })
  })
  afterAll(async () => {
    await browser.close()
    await game.stop()
    expect(complaints).toEqual([])
  })
  return {
    get game() {
      return game
    },
    visit: async (path, { undecided, unheard, ...options } = {}) => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        storageState: undecided ? undefined : consented(game.url),
        ...options,
      })
      if (!unheard) listen(context, complaint => complaints.push(complaint))
      const page = await context.newPage()
      await page.goto(game.url + path)
      return page
    },
  }
}

const consented = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: consentKey, value: JSON.stringify(everything) }] }],
})

/** A call that the server refused is logged by Chromium as an error of the network; that is the game's way to say no. */
function listen(context: BrowserContext, complain: (text: string) => void): void {
  context.on('weberror', failure => complain(failure.error().message))
  context.on('console', message => {
    const refused =
      message.text().startsWith('Failed to load resource') && message.location().url.includes('/api/')
    if (message.type() === 'error' && !refused) complain(`${message.text()} ${message.location().url}`)
  })
}
