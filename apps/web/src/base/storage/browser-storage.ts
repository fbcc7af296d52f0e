type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>

const emptyStorage: BrowserStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
}

/** Returns the storage that `open` gives, or one that keeps nothing if `open` throws because the visitor forbids it. */
export function openStorage(open: () => BrowserStorage): BrowserStorage {
  try {
    return open()
  } catch {
    return emptyStorage
  }
}

/** The storage that the browser keeps until the tab is closed. */
export const tabStorage = openStorage(() => sessionStorage)

/** The storage that the browser keeps between visits. */
export const browserStorage = openStorage(() => localStorage)
