import { expect, test } from 'vitest'
import { joinedChanges } from './set-changes.ts'

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
