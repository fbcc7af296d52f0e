import { TRPCError } from '@trpc/server'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { drawPicture } from './draw-picture.ts'
import { checksumOf, etagOf, mebibyte, type Picture } from './picture.ts'

/**
 * Answers pictures by folder and key, from at most `size` bytes of memory. Renders take turns, one at a time, so that a
 * flood of new keys costs the game at most one core's patience; with `mostWaiting` in line the answer is a 429. What is
 * asked for twice at once is drawn once.
 */
export function pictureCache({
  size = 64 * mebibyte,
  mostWaiting = 400,
} = {}): (folder: string, key: string) => Promise<Picture | undefined> {
  const turns = pLimit(1)
  const cache = new LRUCache<string, Picture>({
    maxSize: size,
    sizeCalculation: ({ png }) => png.length,
    fetchMethod: async path => {
      if (turns.pendingCount >= mostWaiting) {
        throw new TRPCError({
          code: 'TOO_MANY_REQUESTS',
          message: 'Too many pictures at once. Try again later.',
        })
      }
      const [folder = '', key = ''] = path.split('/')
      const png = await turns(() => drawPicture(folder, key))
      return png && { png, etag: etagOf(checksumOf(png)) }
    },
  })
  return (folder, key) => cache.fetch(`${folder}/${key}`)
}
