import { LRUCache } from 'lru-cache'
import { type Db, perDatabase } from './db.ts'

/** How many values are kept, or how many together by their sizes. */
type Limits<Value> = { max: number } | { maxSize: number; sizeCalculation(value: Value): number }

/** What reads a value; undefined where there is none that may be kept. */
type Read<Value> = () => Promise<Value>

/**
 * Makes a memory of what is read from a database, by a key and a version that changes whenever what is read does: it is read once for all
 * who ask meanwhile, and kept until the space is needed. A failed read is not kept, nor undefined, nor anything without a version.
 */
export function versionedMemory<Kept extends object>(limits: Limits<Kept>) {
  const memoryOf = perDatabase(
    () =>
      new LRUCache<string, Kept, Read<Kept | undefined>>({
        ...limits,
        fetchMethod: (_key, _stale, { context: read }) => read(),
        // What loses its place while it is read is answered all the same.
        ignoreFetchAbort: true,
      }),
  )
  return <Value extends Kept | undefined>(
    db: Db,
    { key, version }: { key: string; version: string | number | null },
    read: Read<Value>,
  ): Promise<Value> =>
    version === null ? read() : (memoryOf(db).fetch(`${key} ${version}`, { context: read }) as Promise<Value>)
}
