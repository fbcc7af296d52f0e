import { pictureKinds } from '@game/domain'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/db.ts'
import { etagOf, mebibyte, type Picture } from '../picture.ts'
import { findPicture, findPng } from './queries.ts'

const refusalKind = (folder: string) => pictureKinds.find(kind => `${kind}s` === folder)

/** Answers whether pictures of the folder may be replaced by uploaded ones. */
export const isReplaceable = (folder: string): boolean => refusalKind(folder) !== undefined

/**
 * Serves uploaded pictures by folder and key. Asks the database each time which one is current, as another process may
 * have changed it; keeps at most `size` bytes in memory.
 */
export function uploadedPictures(
  db: Db,
  size = 64 * mebibyte,
): (folder: string, key: string) => Promise<Picture | undefined> {
  const kept = new LRUCache<string, Buffer>({ maxSize: size, sizeCalculation: png => png.length })
  return async (folder, key) => {
    const kind = refusalKind(folder)
    const found = kind && (await findPicture(db, kind, key))
    if (!found) return undefined
    const png = kept.get(found.checksum)
    if (png) return { png, etag: etagOf(found.checksum) }
    const row = await findPng(db, kind, key)
    if (!row) return undefined
    const read = Buffer.from(row.png)
    kept.set(row.checksum, read)
    return { png: read, etag: etagOf(row.checksum) }
  }
}
