import { existsSync } from 'node:fs'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

/** One page of a browser, without anything that only one engine can do. */
export type Engine = {
  open(url: string): Promise<void>
  /** Evaluates an expression in the page. */
  evaluate<T>(expression: string): Promise<T>
  /** Clicks as a user does: scrolls the element into view, and hits what lies on top. */
  click(selector: string): Promise<void>
  /** Types into a field. */
  type(selector: string, text: string): Promise<void>
  press(key: 'Escape' | 'Enter'): Promise<void>
  close(): Promise<void>
}

const size = { width: 1440, height: 1300 }
const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** The engines, the Debian packages that they come from, and whether these are installed. */
export const engines = [
  {
    name: 'Firefox',
    packages: 'firefox-esr',
    isInstalled: existsSync('/usr/bin/firefox-esr'),
    open: () => openFirefox('/usr/bin/firefox-esr', size),
  },
  {
    name: 'WebKit',
    packages: 'webkit2gtk-driver and xvfb',
    isInstalled: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', miniBrowser].every(path =>
      existsSync(path),
    ),
    open: () => openWebKit(miniBrowser, size),
  },
] as const
