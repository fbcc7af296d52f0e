import { hash, randomBytes } from 'node:crypto'

/** Creates a token of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Hashes a token, as the database stores only its hash, or other bytes. */
export const hashToken = (token: string | Uint8Array): string => hash('sha256', token)
