/**
 * Makes work that runs once at a time for a key. Who asks while it runs does not wait: it runs once more after that, and the
 * worker that asked is free for other keys.
 */
export function oneAtATime<Key>(run: (key: Key) => Promise<void>): (key: Key) => Promise<void> {
  const asked = new Map<Key, boolean>()
  return async key => {
    if (asked.has(key)) {
      asked.set(key, true)
      return
    }
    try {
      do {
        asked.set(key, false)
        await run(key)
      } while (asked.get(key))
    } finally {
      asked.delete(key)
    }
  }
}
