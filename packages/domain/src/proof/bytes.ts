/** Encodes a text in UTF-8; a lone surrogate becomes U+FFFD. */
export const utf8 = (text: string): Uint8Array => {
  const bytes = new Uint8Array(3 * text.length)
  let length = 0
  for (let at = 0; at < text.length; at++) {
    const found = text.codePointAt(at) as number
    const point = found >= 0xd800 && found <= 0xdfff ? 0xfffd : found
    if (point >= 0x10000) at++
    const more = point < 0x80 ? 0 : point < 0x800 ? 1 : point < 0x10000 ? 2 : 3
    bytes[length++] = (firstBits[more] as number) | (point >> (6 * more))
    for (let left = more - 1; left >= 0; left--) bytes[length++] = 0x80 | ((point >> (6 * left)) & 0x3f)
  }
  return bytes.subarray(0, length)
}

/** The high bits of the first byte, by the number of bytes that follow. */
const firstBits = [0, 0xc0, 0xe0, 0xf0]

/** The two digits of each byte. */
const digits = /* #__PURE__ */ Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Writes bytes as hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string => {
  let hex = ''
  for (const byte of bytes) hex += digits[byte]
  return hex
}

/**
 * Returns the value of the hexadecimal digit at a position: the codes of letters, in either case, have bit 6 set and count
 * from 1.
 */
const valueAt = (hex: string, at: number): number => {
  const code = hex.charCodeAt(at)
  return (code & 15) + 9 * (code >> 6)
}

/** Reads bytes from hexadecimal digits. */
export const fromHex = (hex: string): Uint8Array => {
  const bytes = new Uint8Array(hex.length / 2)
  for (let at = 0; at < bytes.length; at++) bytes[at] = 16 * valueAt(hex, 2 * at) + valueAt(hex, 2 * at + 1)
  return bytes
}

const base64Digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Writes bytes in base64 (RFC 4648). */
export const toBase64 = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3)
    const bits = (first << 16) | (second << 8) | third
    for (let digit = 0; digit < 4; digit++)
      text += at + digit > bytes.length ? '=' : base64Digits[(bits >> (18 - 6 * digit)) & 63]
  }
  return text
}

/** Reads bytes from base64 digits. */
export const fromBase64 = (text: string): Uint8Array => {
  const digits = text.replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4))
  let bits = 0
  for (let at = 0, next = 0; at < digits.length; at++) {
    bits = ((bits << 6) | base64Digits.indexOf(digits[at] ?? '')) & 0xffffff
    if (at % 4 > 0) bytes[next++] = (bits >> (6 - 2 * (at % 4))) & 255
  }
  return bytes
}
