/** A crest's frame on a field of 256 x 256, and where a motif of 100 x 100 sits in it. */
export type Frame = { path: string; inner: string; x: number; y: number; size: number }

/** The frames a key may draw. */
export const frames: readonly [Frame, ...Frame[]] = [
  {
    path: 'M128 14 L226 40 L226 128 C226 186 186 222 128 244 C70 222 30 186 30 128 L30 40 Z',
    inner: 'M128 32 L210 54 L210 127 C210 176 176 207 128 226 C80 207 46 176 46 127 L46 54 Z',
    x: 37,
    y: 26,
    size: 182,
  },
  {
    path: 'M128 10 L230 69 L230 187 L128 246 L26 187 L26 69 Z',
    inner: 'M128 29 L213 78 L213 178 L128 227 L43 178 L43 78 Z',
    x: 38,
    y: 35,
    size: 180,
  },
  {
    path: 'M128 12 A116 116 0 1 1 127.9 12 Z',
    inner: 'M128 29 A99 99 0 1 1 127.9 29 Z',
    x: 40,
    y: 36,
    size: 176,
  },
  {
    path: 'M60 18 L196 18 L236 62 L214 166 L128 246 L42 166 L20 62 Z',
    inner: 'M67 35 L189 35 L217 67 L199 157 L128 223 L57 157 L39 67 Z',
    x: 39,
    y: 24,
    size: 178,
  },
]

/** No frame: the motif stands free in its outline. */
export const free: Frame = { path: '', inner: '', x: 26, y: 26, size: 204 }
