import { expect, test } from 'vitest'
import { joinedChanges, movement } from './set-changes.ts'

const nuke = { match: '', map: 'de_nuke', number: '', source: 'Main stage' }
const lists = { added: [nuke], replaced: [], removed: [], kept: [], waiting: [] }

test('maps that change alike in both scores are shown once (rulebook 13.29)', () => {
  const joined = joinedChanges([
    { phase: 1, type: 'kill', ...lists },
    { phase: 1, type: 'match', ...lists },
    { phase: 2, type: 'kill', ...lists },
    { phase: 2, type: 'match', ...lists, kept: [nuke] },
  ])
  expect(joined.map(({ phase, types }) => [phase, ...types])).toEqual([
    [1, 'kill', 'match'],
    [2, 'kill'],
    [2, 'match'],
  ])
})

const movers = (count: number) =>
  Array.from({ length: count }, (_, userId) => ({ userId, user: { username: 'x' }, before: 0, after: 1 }))

test.each([
  ['a few', 3, 2, 1, { up: 2, down: 1 }],
  ['many gain', 13, 10, 1, { up: 12, down: 1 }],
  ['many lose', 40, 2, 10, { up: 2, down: 38 }],
  ['more of both than are listed', 40, 10, 10, null],
])('who gains and who loses: %s (rulebook 8.18)', (_, users, gains, losses, moved) => {
  expect(movement({ users, gains: movers(gains), losses: movers(losses) })).toEqual(moved)
})
