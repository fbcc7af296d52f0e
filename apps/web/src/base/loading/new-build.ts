import { loadFailed } from './load-module.ts'

const addressOf = (page: string) => /\/assets\/index-[^"]+\.js/.exec(page)?.[0]

/** Whether something is open or typed that a reload would lose; a popup, which has `data-kind`, does not count. */
const isBusy = () =>
  document.querySelector(
    ':is([role=dialog], [role=alertdialog]):not([data-kind]), input:focus, textarea:focus',
  ) !== null

/** Whether the page has just been reloaded: a server that serves two builds in turn must not cause endless reloads. */
const isJustReloaded = () =>
  performance.now() < 60_000 &&
  performance.getEntriesByType('navigation').some(entry => 'type' in entry && entry.type === 'reload')

/** Reloads the page if a module is gone because the server has another build by now. Address and scroll position stay. */
export function reloadForNewBuild(): void {
  const current = addressOf(document.documentElement.outerHTML)
  addEventListener(loadFailed, async () => {
    const answer = await fetch('/', { cache: 'no-store' }).catch(() => undefined)
    const served = addressOf((await answer?.text()) ?? '')
    if (served && served !== current && !isBusy() && !isJustReloaded()) location.reload()
  })
}
