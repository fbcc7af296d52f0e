import { toHex, utf8 } from './bytes.ts'
import { canonicalJson, type Json } from './canonical-json.ts'
import { sha256OfBytes } from './sha256.ts'

/**
 * Returns the SHA-256 hash of a text in UTF-8, in hexadecimal digits (rulebook 9.25).
 *
 * @example
 * sha256('abc').slice(0, 8) // 'ba7816bf'
 */
export const sha256 = (text: string): string => toHex(sha256OfBytes(utf8(text)))

/** Returns the SHA-256 hash of the canonical JSON of a value, in hexadecimal digits (rulebook 9.25). */
export const hashOf = (value: Json): string => sha256(canonicalJson(value))
