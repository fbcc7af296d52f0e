// Why the memory uses versions: the database renews them itself (`content_version`), so every process sees each change at its next read, without messages.

import { LRUCache } from 'lru-cache'
import { type Db, perDatabase } from './db.ts'

/** The most values to keep, by number or by the sum of their sizes. */
type Limits<Value> = { max: number } | { maxSize: number; sizeCalculation(value: Value): number }

/** Reads a value; undefined if there is none to keep. */
type Reader<Value> = () => Promise<Value>

/**
 * Makes a memory for values read from a database, by a key and a version that changes whenever the value does. A value is read once for
 * all simultaneous callers and kept until the space is needed. Failed reads, undefined and values without a version are not kept.
 */
export function versionedMemory<Kept extends object>(limits: Limits<Kept>) {
  const memoryOf = perDatabase(
    () =>
      new LRUCache<string, Kept, Reader<Kept | undefined>>({
        ...limits,
        fetchMethod: (_key, _stale, { context: read }) => read(),
        // A value that is dropped while it is read is still returned.
        ignoreFetchAbort: true,
      }),
  )
  return <Value extends Kept | undefined>(
    db: Db,
    { key, version }: { key: string; version: string | number | null },
    read: Reader<Value>,
  ): Promise<Value> =>
    version === null ? read() : (memoryOf(db).fetch(`${key} ${version}`, { context: read }) as Promise<Value>)
}
