import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { etagOf, mebibyte, type Picture } from '../../game/picture/drawn/picture.ts'
import { uploadedPictures } from '../../game/picture/uploaded/uploaded-pictures.ts'
import { RetryLaterError } from '../../ground/contract/refusal.ts'
import type { Db } from '../../ground/db/db.ts'
import { type Art, loadArt } from './draw/art.ts'
import { drawShare, type Sharing } from './draw/draw-share.ts'

/** Changes when pictures are drawn in another way, so that browsers get the new ones. */
const version = 4

/**
 * Draws share pictures, one at a time, and keeps the newest in 32 MiB of memory by what they show: equal content is drawn once. With 50
 * waiting the answer is a 503.
 */
export function sharePictures(db: Db): (sharing: Sharing) => Promise<Picture> {
  const turns = pLimit(1)
  const uploaded = uploadedPictures(db, 8 * mebibyte)
  const cache = new LRUCache<string, Picture, Sharing & { art: Art }>({
    maxSize: 32 * mebibyte,
    sizeCalculation: ({ bytes }) => bytes.length,
    fetchMethod: async (content, _stale, { context: { art, ...sharing } }) => {
      if (turns.pendingCount >= 50) throw new RetryLaterError('TOO_MANY_PICTURES', 10)
      const bytes = await turns(() => drawShare(sharing, art))
      const type = sharing.format === 'jpg' ? 'image/jpeg' : 'image/png'
      return { bytes, type, etag: etagOf(content) }
    },
  })
  return async sharing => {
    const art = await loadArt(sharing.facts, uploaded)
    const content = createHash('sha256').update(JSON.stringify([version, sharing, art.uploads]))
    return cache.forceFetch(content.digest('base64url'), { context: { ...sharing, art } })
  }
}
