import { createHash } from 'node:crypto'

export type PictureType = 'image/png' | 'image/webp' | 'image/jpeg'

export type Picture = { bytes: Buffer; type: PictureType; etag: string }

export const mebibyte = 1024 * 1024

/** Identifies the bytes of a picture. */
export const checksumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url')

export const etagOf = (checksum: string): string => `"${checksum}"`
