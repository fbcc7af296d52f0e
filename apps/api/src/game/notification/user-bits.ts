import { blockSize } from '../../ground/db/blocks.ts'
import type { UsersOfBlock } from './phase-queries.ts'

/** Removes the `taken` users; blocks without any users left are left out. */
export const without = (blocks: readonly UsersOfBlock[], taken: readonly UsersOfBlock[]): UsersOfBlock[] =>
  combine(blocks, taken, (isIn, isTaken) => isIn && !isTaken)

/** Keeps the users who are in both; blocks without any users left are left out. */
export const inBoth = (blocks: readonly UsersOfBlock[], others: readonly UsersOfBlock[]): UsersOfBlock[] =>
  combine(blocks, others, (isIn, isOther) => isIn && isOther)

/** Lists the ids of users. */
export const idsOf = (blocks: readonly UsersOfBlock[]): number[] =>
  blocks.flatMap(({ block, users }) =>
    [...users].flatMap((bit, place) => (bit === '1' ? [block * blockSize + place] : [])),
  )

function combine(
  blocks: readonly UsersOfBlock[],
  others: readonly UsersOfBlock[],
  keep: (isIn: boolean, isOther: boolean) => boolean,
): UsersOfBlock[] {
  const bitsOf = Map.groupBy(others, ({ block }) => block)
  return blocks
    .map(({ block, users }) => {
      const lists = bitsOf.get(block) ?? []
      const bits = Array.from(users, (bit, at) => {
        const isOther = lists.some(other => other.users[at] === '1')
        return keep(bit === '1', isOther) ? '1' : '0'
      })
      return { block, users: bits.join('') }
    })
    .filter(({ users }) => users.includes('1'))
}
