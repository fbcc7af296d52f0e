import { createHash } from 'node:crypto'

export type Picture = { png: Buffer; etag: string }

export const mebibyte = 1024 * 1024

/** Names the bytes of a picture. */
export const checksumOf = (png: Buffer): string => createHash('sha256').update(png).digest('base64url')

export const etagOf = (checksum: string): string => `"${checksum}"`
