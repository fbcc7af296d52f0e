import { frozen } from '../../shared/value/frozen.ts'

/** The kinds of records whose picture an admin can upload in place of the drawn one (rulebook 11.28). */
export const pictureKinds = frozen(['team', 'player', 'event'] as const)
/** A kind of record whose picture can be uploaded. */
export type PictureKind = (typeof pictureKinds)[number]

/** The largest size of an uploaded picture: bytes of the file, and pixels after decoding (rulebook 11.28). */
export const pictureLimits = frozen({ bytes: 5 * 1024 * 1024, pixels: 25_000_000 } as const)

/**
 * The size in pixels to which an uploaded picture of each kind is fitted, the same as that of the drawn ones (rulebook
 * 11.28).
 */
export const pictureSizes = frozen({
  team: { width: 256, height: 256 },
  player: { width: 400, height: 480 },
  event: { width: 1280, height: 480 },
} as const satisfies Record<PictureKind, { width: number; height: number }>)

/** The widths in pixels in which a picture is served, in addition to its original width (rulebook 11.41). */
export const pictureWidths = frozen([64, 128, 256, 512, 1024] as const)
/** One of the widths in which a picture is served, in addition to its original width (rulebook 11.41). */
export type PictureWidth = (typeof pictureWidths)[number]

/**
 * Returns the path of the picture of a kind with a key (rulebook 11.27).
 *
 * @example
 * picturePath('team', 'vitality') // '/img/teams/vitality.png'
 */
export const picturePath = (kind: PictureKind, key: string): string => `/img/${kind}s/${key}.png`

/**
 * Whether a text can be a picture's key: at most 64 of a-z, 0-9, _ and -, as keys become paths (rulebook 11.27).
 *
 * @example
 * isPictureKey('vitality') // true
 * isPictureKey('../vitality') // false
 */
export const isPictureKey = (key: string): boolean => /^[a-z0-9_-]{0,64}$/.test(key)
