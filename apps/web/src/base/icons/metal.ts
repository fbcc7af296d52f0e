/** The metals of worth, best first. */
export const metals = ['gold', 'silver', 'bronze'] as const
export type Metal = (typeof metals)[number]
