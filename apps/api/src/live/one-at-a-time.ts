/**
 * Runs work of one key one after another: calls that come while it runs are answered by one more run, which begins after all
 * of them.
 */
export function oneAtATime<Key>(work: (key: Key) => Promise<void>): (key: Key) => Promise<void> {
  const running = new Map<Key, { current: Promise<void>; next: Promise<void> | undefined }>()
  const run = (key: Key): Promise<void> => {
    const own = { current: work(key), next: undefined }
    running.set(key, own)
    return own.current.finally(() => running.get(key) === own && running.delete(key))
  }
  return key => {
    const now = running.get(key)
    if (!now) return run(key)
    now.next ??= now.current.catch(() => undefined).then(() => run(key))
    return now.next
  }
}
