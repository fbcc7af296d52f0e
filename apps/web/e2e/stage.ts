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

/** How a visitor comes: in a browser context of these options, and */
export type Visit = BrowserContextOptions & {
  /** not asked yet for consent; else everything was consented to in an earlier visit. */
  undecided?: boolean
  /** with errors that do not fail the file. */
  unheard?: boolean
  /** with the tour of the table behind them. */
  toured?: boolean
  /** signed in by this call before the first page is loaded. */
  by?: { call: 'login-query' | 'signup-query'; data: object }
}

/** What a test file plays on: its own server and one browser. Ask for them inside tests only. */
export type Stage = {
  readonly game: GameServer
  /**
   * A new visitor's page, 1440 x 900 unless told; any console error, missing file or policy violation in its context fails
   * the file.
   */
  visit(path: string, options?: Visit): Promise<Page>
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
    visit: async (path, { undecided, unheard, toured, by, ...options } = {}) => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        storageState: undecided
          ? undefined
          : remembered(game.url, toured ? [consentKey, 'tour done'] : [consentKey]),
        ...options,
      })
      if (by) await signIn(context, `${game.url}/api/auth/${by.call}`, by.data)
      if (!unheard) listen(context, complaint => complaints.push(complaint))
      const page = await context.newPage()
      await page.goto(game.url + path)
      return page
    },
  }
}

/** As after an earlier visit. What the tour's entry holds does not matter. */
const remembered = (origin: string, names: string[]) => ({
  cookies: [],
  origins: [{ origin, localStorage: names.map(name => ({ name, value: JSON.stringify(everything) })) }],
})

async function signIn(context: BrowserContext, url: string, data: object): Promise<void> {
  const answer = await context.request.post(url, { data })
  if (!answer.ok()) throw new Error(await answer.text())
}

/** A call that the server refused is logged by Chromium as an error of the network; that is the game's way to say no. */
function listen(context: BrowserContext, complain: (text: string) => void): void {
  context.on('weberror', failure => complain(failure.error().message))
  context.on('console', message => {
    const refused =
      message.text().startsWith('Failed to load resource') && message.location().url.includes('/api/')
    if (message.type() === 'error' && !refused) complain(`${message.text()} ${message.location().url}`)
  })
}
