import { type PictureWidth, pictureWidths } from '@game/domain'
import type { Sharp } from 'sharp'
import type { PictureType } from './picture.ts'

/** In which format and how wide a picture is served; without a width as it is. */
export type Variant = { type: PictureType; width?: PictureWidth }

/** Reads which variant a request wants, by its query and its header; undefined for a width that none is served in (rulebook 11.41). */
export function readVariant(w: unknown, accept = ''): Variant | undefined {
  const type = accept.includes('image/webp') ? 'image/webp' : 'image/png'
  if (w === undefined) return { type }
  const width = pictureWidths.find(each => String(each) === w)
  return width && { type, width }
}

/** A picture as it is drawn or was uploaded. */
export const original: Variant = { type: 'image/png' }
export const isOriginal = ({ type, width }: Variant): boolean => type === original.type && !width

/** Names a variant among those of a picture. */
export const nameOf = ({ type, width }: Variant): string => `${type.slice('image/'.length)}${width ?? ''}`

/** Of a wide picture, mostly shown with two pixels a dot, no eye sees what more would keep. */
const qualityOf = (width = 0) => (width >= 512 ? 60 : 80)

/** Converts a picture to a variant; none gets wider than it is. */
export function convert(image: Sharp, { type, width }: Variant): Promise<Buffer> {
  const resized = width ? image.resize({ width, withoutEnlargement: true }) : image
  const encoded =
    type === 'image/webp' ? resized.webp({ quality: qualityOf(width), alphaQuality: 70 }) : resized.png()
  return encoded.toBuffer()
}
