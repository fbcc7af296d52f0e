import { type PictureWidth, pictureWidths } from '@game/domain'
import type { Sharp } from 'sharp'
import type { PictureType } from './picture.ts'

/** The format and the width in which a picture is served; without a width in its own. */
export type Variant = { type: PictureType; width?: PictureWidth }

/** Reads the requested variant from the query and the header; undefined for an unsupported width (rulebook 11.41). */
export function readVariant(w: unknown, accept = ''): Variant | undefined {
  const type = accept.includes('image/webp') ? 'image/webp' : 'image/png'
  if (w === undefined) return { type }
  const width = pictureWidths.find(each => String(each) === w)
  return width && { type, width }
}

/** A picture as it was rendered or uploaded. */
export const original: Variant = { type: 'image/png' }
export const isOriginal = ({ type, width }: Variant): boolean => type === original.type && !width

/** Names a variant among those of a picture. */
export const nameOf = ({ type, width }: Variant): string => `${type.slice('image/'.length)}${width ?? ''}`

/** A wide picture is mostly shown with two pixels per dot: a higher quality would not be visible. */
const qualityOf = (width = 0) => (width >= 512 ? 60 : 80)

/** Converts a picture to a variant; never makes it wider than it is. */
export function convert(image: Sharp, { type, width }: Variant): Promise<Buffer> {
  const resized = width ? image.resize({ width, withoutEnlargement: true }) : image
  const encoded =
    type === 'image/webp' ? resized.webp({ quality: qualityOf(width), alphaQuality: 70 }) : resized.png()
  return encoded.toBuffer()
}
