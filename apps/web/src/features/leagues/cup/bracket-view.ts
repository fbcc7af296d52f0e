import type { Tie } from '../league.ts'

/** The ties of a level of a bracket, from top to bottom. */
export type Level = { level: number; ties: readonly Tie[] }

/** Groups ties by level, from the first to the final. */
export const levelsOf = (ties: readonly Tie[]): Level[] =>
  [...new Set(ties.map(({ level }) => level))]
    .sort((a, b) => a - b)
    .map(level => ({
      level,
      ties: ties.filter(tie => tie.level === level).toSorted((a, b) => a.index - b.index),
    }))

/** How a level is called, by how many levels there are: the last ones have names, an earlier one is the last 16, 32, 64 or 128. */
export const levelName = (level: number, levels: number) => {
  const before = levels - level
  if (before === 0) return { name: 'final' as const, count: 2 }
  if (before === 1) return { name: 'semifinals' as const, count: 4 }
  if (before === 2) return { name: 'quarterfinals' as const, count: 8 }
  return { name: 'lastOf' as const, count: 2 ** (before + 1) }
}

const plays = ({ home, away }: Tie, userId: number): boolean => home?.id === userId || away?.id === userId

const hasWon = (tie: Tie, userId: number): boolean => {
  const winner = tie.winner && tie[tie.winner]
  return winner?.id === userId
}

/**
 * Finds the way of a user through a bracket: the ties the user has played or plays, and those to come while the user is not out. Returns
 * their keys, as `tieKey` writes them.
 */
export function wayOf(levels: readonly Level[], userId: number | undefined): Set<string> {
  const way = new Set<string>()
  if (userId === undefined) return way
  const own = levels.flatMap(({ ties }) => ties.filter(tie => plays(tie, userId)))
  for (const tie of own) way.add(tieKey(tie))
  const last = own.at(-1)
  if (!last || (last.winner !== null && !hasWon(last, userId))) return way
  let { level, index } = last
  const end = levels.at(-1)?.level ?? 0
  while (level < end) {
    level += 1
    index = Math.ceil(index / 2)
    way.add(tieKey({ level, index }))
  }
  return way
}

/** Names a tie by its place in the bracket. */
export const tieKey = ({ level, index }: Pick<Tie, 'level' | 'index'>): string => `${level}-${index}`
