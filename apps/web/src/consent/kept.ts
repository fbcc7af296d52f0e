type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>

const nothing: Keeper = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
}

/** What the browser keeps for us between visits; `open` throws where the visitor lets it keep nothing. */
export function keeperOf(open: () => Keeper): Keeper {
  try {
    return open()
  } catch {
    return nothing
  }
}

export const kept = keeperOf(() => localStorage)
