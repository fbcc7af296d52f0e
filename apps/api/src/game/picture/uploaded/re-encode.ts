import { type PictureKind, pictureLimits, pictureSizes } from '@game/domain'
import pLimit from 'p-limit'
import { RetryLaterError, refuse } from '../../../ground/contract/refusal.ts'
import { sharp } from '../drawn/sharp.ts'

const signatures = ['89504e470d0a1a0a', 'ffd8ff', /^52494646.{8}57454250/]

/** Decides by the first bytes; the file's name and content type do not matter. */
const isPicture = (file: Buffer): boolean => {
  const start = file.subarray(0, 12).toString('hex')
  return signatures.some(sign => (typeof sign === 'string' ? start.startsWith(sign) : sign.test(start)))
}

/**
 * A crest is shown whole; a portrait is cropped at its sides or its bottom, never at the head; a banner is cropped to its
 * frame.
 */
const fits = {
  team: { fit: 'contain', background: '#0000' },
  player: { fit: 'cover', position: 'top' },
  event: { fit: 'cover' },
} as const satisfies Record<PictureKind, object>

/** Processes one picture at a time, so that many uploads use the memory and the core of one. */
const turns = pLimit(1)
/** How many may be in progress at once: the largest takes a second or two, and the last must be done before its client gives up. */
const mostInProgress = 12
let inProgress = 0

/**
 * Converts a picture to a PNG in the size of the drawn ones: upright, in sRGB, without metadata (rulebook 11.28).
 * Refuses PICTURE_TYPE, PICTURE_TOO_LARGE, PICTURE_BROKEN; answers a 503 if too many wait or if it takes too long.
 */
export async function reEncode(kind: PictureKind, file: Buffer): Promise<Buffer> {
  if (!isPicture(file)) return refuse('PICTURE_TYPE')
  if (inProgress >= mostInProgress) throw new RetryLaterError('TOO_MANY_PICTURES', 10)
  inProgress += 1
  try {
    return await encode(kind, file)
  } finally {
    inProgress -= 1
  }
}

async function encode(kind: PictureKind, file: Buffer): Promise<Buffer> {
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
      .catch(error => {
        if (/^timeout: /.test(error.message)) throw new RetryLaterError('TOO_MANY_PICTURES', 10)
        return broken()
      }),
  )
}
