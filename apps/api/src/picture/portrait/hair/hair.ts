/**
 * A hair style on the portrait's field of 400 x 480, as paths. `top` is the silhouette over the head, `shade` and
 * `light` are planes within it, `fade` is shaved hair at the temples, `back` falls behind the
 * neck, and a `smooth` style goes without a beard.
 */
export type Hair = { top: string; shade: string; light: string; fade?: string; back?: string; smooth?: true }

/** Shaved sides, from the temple to the ear. */
export const temples =
  'M128 128L124 184L129 204L137 206L140 170L146 140ZM272 128L276 184L271 204L263 206L260 170L254 140Z'
