/** What is used of the platform's encoder, which browsers and Node have and the language's own types do not name. */
declare const TextEncoder: new () => {
  encodeInto(text: string, bytes: Uint8Array): { read: number; written: number }
}

/**
 * A text of a log, and its letters as bytes, each at the place that it has in the text: a byte is read in a fifth of the time
 * of a letter. What is not ASCII stands there as `notAscii`, which no word of a log holds.
 */
export type LogText = { text: string; bytes: Uint8Array }

/** Holds one text of a log after the other. */
export type LogTextHolder = LogText & {
  /** Goes on to a text; the bytes of the one before are gone. */
  put(text: string): void
}

/** The byte of a letter that is not ASCII, and of the DEL that hardly stands in a log. */
export const notAscii = 127
const lineEnd = 10

const encoder = new TextEncoder()

/** Writes a text into bytes, of which there are more; behind it stands a line's end, so that nothing goes on there. */
const write = (text: string, bytes: Uint8Array): void => {
  const { read, written } = encoder.encodeInto(text, bytes)
  if (read < text.length || written > read)
    for (let at = 0; at < text.length; at++) bytes[at] = Math.min(text.charCodeAt(at), notAscii)
  bytes[text.length] = lineEnd
}

/** Returns the bytes of a short text such as a name. */
export const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text.split(''), letter => Math.min(letter.charCodeAt(0), notAscii))

/** Makes the holder of a log's texts. */
export const logText = (): LogTextHolder => ({
  text: '',
  bytes: new Uint8Array(1),
  put(text) {
    this.text = text
    if (this.bytes.length <= text.length) this.bytes = new Uint8Array(text.length + 1)
    write(text, this.bytes)
  },
})
