/** The things whose picture an admin can upload in place of the drawn one (issue 6: teams, players and events). */
export const pictureKinds = ['team', 'player', 'event'] as const
export type PictureKind = (typeof pictureKinds)[number]

/** What an uploaded picture may be at most: bytes of the file, and pixels once it is unpacked. */
export const pictureLimits = { bytes: 5 * 1024 * 1024, pixels: 25_000_000 } as const

/** The size in pixels that a picture of each kind is fitted to: that of the drawn ones. */
export const pictureSizes = {
  team: { width: 256, height: 256 },
  player: { width: 400, height: 480 },
  event: { width: 1280, height: 480 },
} as const satisfies Record<PictureKind, { width: number; height: number }>

/** Where the picture of a kind with that key is served (admin-social.md 7, rules.md 11). */
export const picturePath = (kind: PictureKind, key: string): string => `/img/${kind}s/${key}.png`
