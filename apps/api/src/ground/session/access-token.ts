import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const prefix = 'cd_'
/** 62 ** 43 is more than 2 ** 256, 62 ** 6 more than 2 ** 32. */
const secretLength = 43
const checksumLength = 6

/** Creates an access token: `cd_`, 32 random bytes and their checksum, both in base 62 (rulebook 21.1). */
export function newAccessToken(): string {
  const secret = inBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), secretLength)
  return `${prefix}${secret}${checksumOf(secret)}`
}

/** Whether a text is an access token that was copied whole, without asking the database. */
export function isAccessToken(text: string): boolean {
  const secret = text.slice(prefix.length, prefix.length + secretLength)
  return /^cd_[0-9A-Za-z]{49}$/.test(text) && text.slice(prefix.length + secretLength) === checksumOf(secret)
}

/** What the header `Authorization: Bearer` has for a token, '' for nothing; undefined without that header, or with another scheme. */
export const bearerOf = (authorization: string | undefined): string | undefined => {
  const [scheme, token = ''] = /^Bearer(?:\s+(.*))?$/is.exec(authorization?.trim() ?? '') ?? []
  return scheme === undefined ? undefined : token
}

const checksumOf = (secret: string): string => inBase62(BigInt(crc32(secret)), checksumLength)

function inBase62(value: bigint, length: number): string {
  let text = ''
  for (let rest = value; rest > 0n; rest /= 62n) text = `${digits[Number(rest % 62n)]}${text}`
  return text.padStart(length, '0')
}
