/**
 * Wraps work so that it runs once at a time per key. A call while it runs returns at once and makes it run once more
 * afterwards, so that the calling worker is free for other keys.
 */
export function rerunIfAsked<Key>(run: (key: Key) => Promise<void>): (key: Key) => Promise<void> {
  const askedAgain = new Map<Key, boolean>()
  return async key => {
    if (askedAgain.has(key)) {
      askedAgain.set(key, true)
      return
    }
    try {
      do {
        askedAgain.set(key, false)
        await run(key)
      } while (askedAgain.get(key))
    } finally {
      askedAgain.delete(key)
    }
  }
}
