import { type PictureKind, pictureLimits, pictureSizes } from '@game/domain'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { refuse } from '../../contract/refusal.ts'

// Of all that libvips reads only these three: its other readers are never in reach of an upload.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] })
sharp.cache(false)
sharp.concurrency(1)

const signatures = ['89504e470d0a1a0a', 'ffd8ff', /^52494646.{8}57454250/]

/** By its first bytes; what a file is called and says of itself does not count. */
const isPicture = (file: Buffer): boolean => {
  const start = file.subarray(0, 12).toString('hex')
  return signatures.some(sign => (typeof sign === 'string' ? start.startsWith(sign) : sign.test(start)))
}

/** A crest is seen whole; a portrait loses its sides or its feet, never its head; a banner what hangs over. */
const fits = {
  team: { fit: 'contain', background: '#0000' },
  player: { fit: 'cover', position: 'top' },
  event: { fit: 'cover' },
} as const satisfies Record<PictureKind, object>

/** One at a time: however many come at once, they take the memory and the core of one. */
const turns = pLimit(1)

/**
 * A picture as our own PNG, fitted to the size of the drawn ones: upright, in sRGB, without whatever else the file held.
 * Refuses PICTURE_TYPE, PICTURE_TOO_LARGE, PICTURE_BROKEN.
 */
export async function reEncode(kind: PictureKind, file: Buffer): Promise<Buffer> {
  if (!isPicture(file)) return refuse('PICTURE_TYPE')
  const broken = () => refuse('PICTURE_BROKEN')
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata().catch(broken)
  if (width * height > pictureLimits.pixels)
    return refuse('PICTURE_TOO_LARGE', { limit: pictureLimits.pixels / 1_000_000 })
  return turns(() =>
    sharp(file, { failOn: 'error', limitInputPixels: pictureLimits.pixels })
      .timeout({ seconds: 15 })
      .autoOrient()
      .resize({ ...pictureSizes[kind], ...fits[kind] })
      .toColourspace('srgb')
      .png({ palette: true, quality: 100 })
      .toBuffer()
      .catch(broken),
  )
}
