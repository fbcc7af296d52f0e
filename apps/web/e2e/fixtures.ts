import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { consentKey, everything } from '../src/storage/consent.ts'
import { openAdminApi } from './admin-api.ts'
import { launchChromium } from './chromium.ts'
import { type GameServer, startServer } from './game-servers.ts'

/** How a visitor comes: in a browser context of these options, and */
export type Visit = BrowserContextOptions & {
  /** and is asked for consent; else everything was consented to in an earlier visit. */
  askForConsent?: boolean
  /** with errors that do not fail the file. */
  allowErrors?: boolean
  /** with the tour of the table behind them. */
  tourDone?: boolean
  /** signed in by this call before the first page is loaded. */
  signInBy?: { call: 'login-query' | 'signup-query'; data: object }
}

/** The app of a test file: its own server, and one browser. */
export type App = {
  readonly url: string
  readonly admin: GameServer['admin']
  /**
   * Opens a page in a browser context of its own, 1440 x 900 unless `options` say otherwise. A console error, a missing
   * file or a policy violation in the context fails the file.
   */
  visit(path: string, options?: Visit): Promise<Page>
  /** Takes a picture of every open page, as apps/web/reports/failed/{name}-{number}.png. */
  takePictures(name: string): Promise<void>
}

/** The API of the file's app as the admin. */
export type AdminApi = Awaited<ReturnType<typeof openAdminApi>>

const perFile = { scope: 'file' } as const

/** A test with the app of its file, and its API as the admin: `test('...', async ({ app, adminApi }) => ...)`. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs
  .extend('app', perFile, async ({}, { onCleanup }) => {
    const { app, close } = await openApp()
    onCleanup(close)
    return app
  })
  .extend('adminApi', perFile, async ({ app }, { onCleanup }) => {
    const api = await openAdminApi(app)
    onCleanup(api.close)
    return api
  })
  .extend('picturesOfFailure', { auto: true }, ({ app, task, onTestFailed }) => {
    onTestFailed(() => app.takePictures(`${task.file.name} ${task.name}`))
  })

/** Starts server and browser. `close` stops both and fails where a page complained. */
async function openApp(): Promise<{ app: App; close(): Promise<void> }> {
  const complaints: string[] = []
  const server = await startServer(inject('gameServers'))
  const browser = await launchChromium(inject('chromium'))
  const visit: App['visit'] = async (
    path,
    { askForConsent, allowErrors, tourDone, signInBy, ...options } = {},
  ) => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 1440, height: 900 },
      storageState: askForConsent
        ? undefined
        : remembered(server.url, tourDone ? [consentKey, 'tour done'] : [consentKey]),
      ...options,
    })
    if (signInBy) await signIn(context, `${server.url}/api/auth/${signInBy.call}`, signInBy.data)
    if (!allowErrors) listen(context, complaint => complaints.push(complaint))
    const page = await context.newPage()
    await page.goto(server.url + path)
    return page
  }
  const takePictures = async (name: string) => {
    const pages = browser.contexts().flatMap(context => context.pages())
    const path = `reports/failed/${name.replaceAll(/\W+/g, '-')}`
    await Promise.allSettled(pages.map((page, n) => page.screenshot({ path: `${path}-${n + 1}.png` })))
  }
  const close = async () => {
    await browser.close()
    await server.stop()
    expect(complaints).toEqual([])
  }
  return { app: { url: server.url, admin: server.admin, visit, takePictures }, close }
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

/** A call that the server refused, or a page that is not there, is logged by Chromium as an error of the network; that is the game's way to say no. */
function listen(context: BrowserContext, complain: (text: string) => void): void {
  context.on('weberror', failure => complain(failure.error().message))
  context.on('console', message => {
    const refused =
      message.text().startsWith('Failed to load resource') && isCallOrPage(new URL(message.location().url))
    if (message.type() === 'error' && !refused) complain(`${message.text()} ${message.location().url}`)
  })
}

/** Files have an extension, calls and pages have none. */
const isCallOrPage = ({ pathname }: URL): boolean => pathname.startsWith('/api/') || !/\.\w+$/.test(pathname)
