import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { RetryLaterError } from '../../ground/contract/refusal.ts'
import { drawPicture } from './drawn/draw-picture.ts'
import { checksumOf, etagOf, mebibyte, type Picture } from './drawn/picture.ts'
import { nameOf, original, type Variant } from './drawn/variant.ts'

export type PictureCache = {
  has(folder: string, key: string, variant: Variant): boolean
  get(folder: string, key: string, variant?: Variant): Promise<Picture | undefined>
}

const pathOf = (folder: string, key: string, variant: Variant) => `${folder}/${key}/${nameOf(variant)}`

/**
 * Serves pictures by folder and key, from at most `size` bytes of memory. Renders run one at a time, so that a flood of new
 * keys uses at most one core; with `mostWaiting` waiting the answer is a 503. Simultaneous requests for one picture render
 * it once.
 */
export function pictureCache({ size = 64 * mebibyte, mostWaiting = 400 } = {}): PictureCache {
  const turns = pLimit(1)
  const cache = new LRUCache<string, Picture, Variant>({
    maxSize: size,
    sizeCalculation: ({ bytes }) => bytes.length,
    fetchMethod: async (path, _stale, { context: variant }) => {
      if (turns.pendingCount >= mostWaiting) {
        throw new RetryLaterError('TOO_MANY_PICTURES', 10)
      }
      const [folder = '', key = ''] = path.split('/')
      const drawn = await turns(() => drawPicture(folder, key, variant))
      return drawn && { ...drawn, etag: etagOf(checksumOf(drawn.bytes)) }
    },
  })
  return {
    has: (folder, key, variant) => cache.has(pathOf(folder, key, variant)),
    get: (folder, key, variant = original) => cache.fetch(pathOf(folder, key, variant), { context: variant }),
  }
}
