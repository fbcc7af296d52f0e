/**
 * Runs work one at a time per key: all calls that come while it runs share one more run, which starts after the current one
 * has ended.
 */
export function coalesceByKey<Key>(work: (key: Key) => Promise<void>): (key: Key) => Promise<void> {
  const running = new Map<Key, { current: Promise<void>; next: Promise<void> | undefined }>()
  const run = (key: Key): Promise<void> => {
    const started = { current: work(key), next: undefined }
    running.set(key, started)
    return started.current.finally(() => running.get(key) === started && running.delete(key))
  }
  return key => {
    const now = running.get(key)
    if (!now) return run(key)
    now.next ??= now.current.catch(() => undefined).then(() => run(key))
    return now.next
  }
}
