import { loadFailed } from './load-module.ts'

const addressOf = (page: string) => /\/assets\/index-[^"]+\.js/.exec(page)?.[0]

/** Whether something is open or typed that loading the page anew would lose; a popup, which bears its kind, is not. */
const isBusy = () =>
  document.querySelector(
    ':is([role=dialog], [role=alertdialog]):not([data-kind]), input:focus, textarea:focus',
  ) !== null

/** Whether the page has been loaded anew just now: a server that answers two builds in turn must not keep it busy. */
const isJustReloaded = () =>
  performance.now() < 60_000 &&
  performance.getEntriesByType('navigation').some(entry => 'type' in entry && entry.type === 'reload')

/** Loads the page anew where a module is gone because another build is served by now. Its address and scroll position stay. */
export function reloadForNewBuild(): void {
  const current = addressOf(document.documentElement.outerHTML)
  addEventListener(loadFailed, async () => {
    const answer = await fetch('/', { cache: 'no-store' }).catch(() => undefined)
    const served = addressOf((await answer?.text()) ?? '')
    if (served && served !== current && !isBusy() && !isJustReloaded()) location.reload()
  })
}
