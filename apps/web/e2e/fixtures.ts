import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { consentKey, everything } from '../src/base/storage/consent.ts'
import { openAdminApi } from './admin-api.ts'
import { launchChromium, shrinkWindows } from './chromium.ts'
import { type GameServer, startServer } from './game-servers.ts'

/** The options of a visit: those of the browser context, and these. */
export type Visit = BrowserContextOptions & {
  /** The visitor is asked for consent; otherwise they consented to everything on an earlier visit. */
  askForConsent?: boolean
  /**
   * The app loads what may be needed later, as for most users; otherwise the visitor's browser saves data, and a page costs what the
   * test needs of it. A service worker is registered only with this option.
   */
  loadsAhead?: boolean
  /**
   * The browser draws the page; otherwise it only lays it out, in a tiny window. Layout shifts, times until something is seen, far drags
   * by finger, clicks in frames, reading offline and, in the newest Chromium, passkeys need it.
   */
  isDrawn?: boolean
  /** Errors do not fail the file. */
  allowErrors?: boolean
  /** The user who is signed in by `signInBy` has already closed the tour of the table on this visit. */
  tourDone?: boolean
  /** The visitor is signed in by this call before the first page loads. */
  signInBy?: { call: 'login-query' | 'signup-query'; data: object }
}

/** The app of a test file: its own server, and one browser. */
export type App = {
  readonly url: string
  readonly admin: GameServer['admin']
  readonly mailsTo: GameServer['mailsTo']
  readonly newPushBrowser: GameServer['newPushBrowser']
  readonly openSecond: GameServer['openSecond']
  /**
   * Opens a page in a new browser context, 1440 x 900 unless `options` say otherwise; without a path an empty page, for users who act
   * by calls or come to their first page later. A console error, a missing file or a policy violation in the context fails the file.
   */
  visit(path: string | null, options?: Visit): Promise<Page>
  /** Takes a picture of every open page, as apps/web/reports/failed/{name}-{number}.png. */
  takePictures(name: string): Promise<void>
}

/** The API of the file's app as the admin. */
export type AdminApi = Awaited<ReturnType<typeof openAdminApi>>

const perFile = { scope: 'file' } as const

/** A test with the app of its file, and the API as the admin: `test('...', async ({ app, adminApi }) => ...)`. */
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

/** Starts server and browser. `close` stops both and fails if a page reported an error. */
async function openApp(): Promise<{ app: App; close(): Promise<void> }> {
  const errors: string[] = []
  const server = await startServer(inject('gameServers'))
  const browser = await launchChromium(inject('chromium'))
  const visit: App['visit'] = async (
    path,
    { askForConsent, loadsAhead, isDrawn, allowErrors, tourDone, signInBy, ...options } = {},
  ) => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 1440, height: 900 },
      // Tests intercept requests, which a service worker would send by itself.
      serviceWorkers: 'block',
      ...options,
    })
    // Ends what hangs; far above what a busy machine needs.
    context.setDefaultTimeout(120_000)
    if (!isDrawn) shrinkWindows(context)
    if (signInBy) await signIn(context, `${server.url}/api/auth/${signInBy.call}`, signInBy.data)
    await context.addInitScript(prepareDocument, {
      consentKey,
      consent: askForConsent ? undefined : JSON.stringify(everything),
      tourDoneBy: tourDone ? await userIdOf(context, server.url) : undefined,
      savesData: !loadsAhead,
    })
    if (!allowErrors) reportErrors(context, error => errors.push(error))
    const page = await context.newPage()
    if (path !== null) await page.goto(server.url + path)
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
    expect(errors).toEqual([])
  }
  return {
    app: { ...server, visit, takePictures },
    close,
  }
}

/** What is true of a visit before the first script of each document runs. */
type Prepared = {
  consentKey: string
  consent: string | undefined
  tourDoneBy: string | undefined
  savesData: boolean
}

/** Runs in each document of a visit, before its own scripts. */
function prepareDocument({ consentKey, consent, tourDoneBy, savesData }: Prepared): void {
  if (savesData && navigator.connection)
    Object.defineProperty(navigator.connection, 'saveData', { value: true })
  // Empty pages and sandboxed frames have no storage.
  if (self.origin === 'null') return
  if (consent !== undefined && localStorage.getItem(consentKey) === null)
    localStorage.setItem(consentKey, consent)
  if (tourDoneBy !== undefined) sessionStorage.setItem('tour done', tourDoneBy)
}

/** The id of the user who is signed in. */
async function userIdOf(context: BrowserContext, url: string): Promise<string> {
  const answer = await context.request.post(`${url}/api/auth/get-user`, { data: {} })
  const user: { currentUser?: { id: number } } = answer.status() === 200 ? await answer.json() : {}
  return `${user.currentUser?.id}`
}

async function signIn(context: BrowserContext, url: string, data: object): Promise<void> {
  const answer = await context.request.post(url, { data })
  if (!answer.ok()) throw new Error(await answer.text())
}

/** Reports the errors of a context. Chromium logs refused calls and missing pages as network errors; these are normal answers of the game and are ignored. */
function reportErrors(context: BrowserContext, report: (text: string) => void): void {
  context.on('weberror', failure => report(failure.error().message))
  context.on('console', message => {
    const refused =
      message.text().startsWith('Failed to load resource') && isCallOrPage(new URL(message.location().url))
    if (message.type() === 'error' && !refused) report(`${message.text()} ${message.location().url}`)
  })
}

/** Files have an extension, calls and pages have none. */
const isCallOrPage = ({ pathname }: URL): boolean => pathname.startsWith('/api/') || !/\.\w+$/.test(pathname)
