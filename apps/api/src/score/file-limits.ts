/** What a score file may be at most; real ones are a thousandth of it. */
export const fileLimits = { bytes: 512 * 1024 * 1024 } as const
