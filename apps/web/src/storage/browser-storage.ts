type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>

const emptyStorage: BrowserStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
}

/** Answers the storage that `open` gives, or one that keeps nothing where `open` throws because the visitor forbids it. */
export function openStorage(open: () => BrowserStorage): BrowserStorage {
  try {
    return open()
  } catch {
    return emptyStorage
  }
}

/** What the browser keeps until the tab is closed. */
export const tabStorage = openStorage(() => sessionStorage)

/** What the browser keeps for the app between visits. */
export const browserStorage = openStorage(() => localStorage)
