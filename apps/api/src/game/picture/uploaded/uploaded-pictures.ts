import { pictureKinds } from '@game/domain'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Db } from '../../../ground/db/db.ts'
import { etagOf, mebibyte, type Picture } from '../drawn/picture.ts'
import { sharp } from '../drawn/sharp.ts'
import { convert, isOriginal, nameOf, type Variant } from '../drawn/variant.ts'
import { findPicture, findPng } from './uploaded-picture-queries.ts'

const refusalKind = (folder: string) => pictureKinds.find(kind => `${kind}s` === folder)

/** Whether pictures of the folder may be replaced by uploaded ones. */
export const isReplaceable = (folder: string): boolean => refusalKind(folder) !== undefined

/** Pictures by name, in at most `maxSize` bytes of memory. */
const keepPictures = (maxSize: number) =>
  new LRUCache<string, Picture>({ maxSize, sizeCalculation: ({ bytes }) => bytes.length })

/**
 * Serves uploaded pictures by folder and key. Asks the database each time which one is current, as another process may
 * have changed it; keeps at most `size` bytes in memory. Variants are converted one at a time.
 */
export function uploadedPictures(
  db: Db,
  size = 64 * mebibyte,
): (folder: string, key: string, variant: Variant) => Promise<Picture | undefined> {
  const kept = keepPictures(size)
  const turns = pLimit(1)
  return async (folder, key, variant) => {
    const kind = refusalKind(folder)
    const found = kind && (await findPicture(db, kind, key))
    if (!found) return undefined
    const known = kept.get(nameIn(found.checksum, variant))
    if (known) return known
    const row = await findPng(db, kind, key)
    if (!row) return undefined
    const name = nameIn(row.checksum, variant)
    const png = Buffer.from(row.png)
    const make = async () => {
      const bytes = isOriginal(variant) ? png : await convert(sharp(png), variant)
      const picture = { bytes, type: variant.type, etag: etagOf(name) }
      kept.set(name, picture)
      return picture
    }
    return turns(async () => kept.get(name) ?? (await make()))
  }
}

/** Names a variant of the picture with this checksum; the original by the checksum alone. */
const nameIn = (checksum: string, variant: Variant): string =>
  isOriginal(variant) ? checksum : `${checksum}-${nameOf(variant)}`
