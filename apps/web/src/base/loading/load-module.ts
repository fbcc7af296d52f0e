/** The window's event for a module that could not be loaded; the name is the one that Vite's helper of dynamic imports uses. */
export const loadFailed = 'vite:preloadError'

/** A module or its styles could not be loaded. With the browser's error instead, the router would reload the page, even offline. */
export class NotLoadedError extends Error {
  constructor(cause: unknown) {
    super('a part of the app did not load', { cause })
  }
}

/**
 * Replaces Vite's helper of dynamic imports (docs/decisions/lazy-parts.md): loads a module, its styles, and what else the build lists for it. If
 * that fails, tries once more with a new address, as the browser remembers the failure of an address as long as the page is open.
 *
 * @public
 */
export async function loadModule<Module>(
  load: () => Promise<Module>,
  listed: readonly string[] = [],
): Promise<Module> {
  try {
    for (const path of listed) if (path.endsWith('.js')) preload(path)
    const [module] = await Promise.all([
      load(),
      ...listed.filter(path => path.endsWith('.css')).map(loadStyle),
    ])
    return module
  } catch (cause) {
    const [address] = /https?:\S+\.js$/.exec(String(cause)) ?? []
    // The build passes this import to loadModule, too: an address with a query is not tried again.
    if (address) return import(/* @vite-ignore */ `${address}?${Date.now()}`)
    dispatchEvent(new Event(loadFailed))
    throw new NotLoadedError(cause)
  }
}

/** Starts to load a module that another one imports, before the other one has come. */
function preload(path: string): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href: `/${path}` })
  document.head.append(link)
}

/** Loads a style sheet once; one that fails is removed, so that the next attempt loads it. */
function loadStyle(path: string): Promise<void> | undefined {
  const href = new URL(`/${path}`, location.origin).href
  for (const { href: loaded } of document.styleSheets) if (loaded === href) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href })
  document.head.append(link)
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(href))
    }
  })
}
