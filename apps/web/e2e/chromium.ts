import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'

/** The executable of a browser, and the environment variables that it needs in addition to ours. */
export type Chromium = { executablePath: string; env: Record<string, string> }

/** Uses the program that is given, or else the browser from npm, unpacked into a temporary folder that `remove` deletes. */
export async function provideChromium(
  given = process.env.CHROMIUM_PATH,
): Promise<{ chromium: Chromium; remove(): Promise<void> }> {
  if (given) return { chromium: { executablePath: given, env: {} }, remove: async () => undefined }
  const home = await mkdtemp(join(tmpdir(), 'chromium-'))
  const executablePath = await unpackInto(home)
  await nameFontsOf(home)
  const env = {
    LD_LIBRARY_PATH: join(home, 'al2023', 'lib'),
    FONTCONFIG_PATH: join(home, 'fonts'),
    TMPDIR: home,
  }
  return { chromium: { executablePath, env }, remove: () => rm(home, { recursive: true, force: true }) }
}

/** A page in a test lives for seconds: what V8 computes to make long-lived code fast is a fifth of a run's processor time. */
const forShortLives = '--js-flags=--no-opt --no-maglev --single-threaded-gc'

/** Starts the browser; the caller closes it. Its sandbox is off, because root may not use it. */
export const launchChromium = (
  { executablePath, env }: Chromium,
  args: readonly string[] = [],
): Promise<Browser> =>
  chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: ['--no-sandbox', forShortLives, ...args],
  })

/**
 * Shrinks the windows of a context's pages to a pixel or two. Without a graphics card, drawing takes up to two thirds of a page's processor
 * time, and nobody looks at it. Layout, pointers and screenshots are those of the viewport.
 */
export function shrinkWindows(context: BrowserContext): void {
  context.on('page', page => {
    const session = context.newCDPSession(page)
    let width = 1
    const shrink = async () => {
      const cdp = await session
      const { windowId } = await cdp.send('Browser.getWindowForTarget')
      // Asking for the size that it already has would change nothing.
      width = 3 - width
      await cdp.send('Browser.setWindowBounds', { windowId, bounds: { width, height: 1 } })
    }
    // A page may be closed meanwhile.
    const shrinkIfOpen = () => void shrink().catch(() => undefined)
    // With its viewport and with each document, a page gets a window of the viewport's size.
    const resize = page.setViewportSize.bind(page)
    page.setViewportSize = async size => {
      await resize(size)
      await shrink()
    }
    page.on('domcontentloaded', shrinkIfOpen)
    shrinkIfOpen()
  })
}

/** The package unpacks its libraries into TMPDIR, and only if it believes it runs on Lambda. Our environment is restored afterwards. */
async function unpackInto(home: string): Promise<string> {
  const before = { ...process.env }
  Object.assign(process.env, { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x', TMPDIR: home })
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    return await packed.executablePath()
  } finally {
    for (const name of ['AWS_EXECUTION_ENV', 'TMPDIR', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
  }
}

/** Replaces /tmp in fonts.conf by the folder; otherwise no fonts would be found and text would have no height. */
async function nameFontsOf(home: string): Promise<void> {
  const file = join(home, 'fonts', 'fonts.conf')
  const conf = await readFile(file, 'utf8')
  await writeFile(file, conf.replaceAll('/tmp/', `${home}/`))
}
