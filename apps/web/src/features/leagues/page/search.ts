import { onlyGiven, readWhole } from '../../../base/ui/layout/list-search.ts'

const tabs = ['standing', 'rounds', 'talk', 'members', 'settings'] as const
export type LeagueTab = (typeof tabs)[number]

/** Reads tab and round of a league's page from its address; invalid values are left out. */
export const readLeagueSearch = ({ tab, round }: Record<string, unknown>) =>
  onlyGiven({ tab: tabs.find(each => each === tab), round: readWhole(round) })

/** Among whom a season board ranks. */
export const circles = ['everybody', 'clan', 'friends'] as const

/** Reads year and circle of the season board from its address. */
export const readSeason = ({ year, among }: Record<string, unknown>) =>
  onlyGiven({
    year: typeof year === 'number' && year >= 2000 && year <= 2100 ? readWhole(year) : undefined,
    among: circles.find(each => each === among),
  })

/** The leagues that exist by themselves (rulebook 19.13). */
export const automaticKinds = ['event', 'clan', 'friends'] as const

/** Reads which of them an address names. */
export const automaticKindOf = (name: string) => automaticKinds.find(each => each === name)
