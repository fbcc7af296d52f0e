/** The used part of the platform's encoder, which browsers and Node have but the types of the language do not declare. */
declare const TextEncoder: new () => {
  encodeInto(text: string, bytes: Uint8Array): { read: number; written: number }
}

/**
 * A text of a log, and the same characters as bytes at the same positions: reading a byte takes a fifth of the time of
 * reading a character. A character that is not ASCII has the byte `notAscii`, which no word of a log contains.
 */
export type LogText = { text: string; bytes: Uint8Array }

/** Holds one text of a log at a time. */
export type LogTextHolder = LogText & {
  /** Replaces the text; the bytes of the previous one are overwritten. */
  put(text: string): void
}

/** The byte of a character that is not ASCII, and of DEL, which hardly occurs in a log. */
export const notAscii = 127
const lineEnd = 10

const encoder = new TextEncoder()

/** Writes a text into a larger buffer, followed by a line end, so that no line continues into old bytes. */
const write = (text: string, bytes: Uint8Array): void => {
  const { read, written } = encoder.encodeInto(text, bytes)
  if (read < text.length || written > read)
    for (let at = 0; at < text.length; at++) bytes[at] = Math.min(text.charCodeAt(at), notAscii)
  bytes[text.length] = lineEnd
}

/** Returns the bytes of a short text such as a name. */
export const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text.split(''), letter => Math.min(letter.charCodeAt(0), notAscii))

/** Creates the holder of a log's texts. */
export const logText = (): LogTextHolder => ({
  text: '',
  bytes: new Uint8Array(1),
  put(text) {
    this.text = text
    if (this.bytes.length <= text.length) this.bytes = new Uint8Array(text.length + 1)
    write(text, this.bytes)
  },
})
