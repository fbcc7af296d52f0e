import { describe, expect, it } from 'vitest'
import {
  applyMove,
  eventState,
  InvalidInputError,
  indexCounts,
  isLegalDeck,
  type Move,
  playerCounts,
  ranking,
  readScoreFile,
  scoreDeck,
  scoreFileReader,
  serverLogFileReader,
  serverLogReader,
} from '../src/index.ts'

it('a price that is not a number throws and is not counted (rulebook 6.1)', () => {
  const keyplays = [{ keyplayId: 6, type: 'kill' as const, points: Number.NaN }]
  const deck = { phaseMult: 1, cards: [{ playerId: 7, sleeveId: null, mult: 1, keyplays, perks: [] }] }
  expect(() => scoreDeck(deck, [{ playerId: 7, keyplayId: 6, count: 1 }])).toThrow(InvalidInputError)
})

it('a score that is not a number throws and is not ranked first (rulebook 6.1)', () => {
  const scores = [1, Number.NaN].map((score, at) => ({ userId: at, username: `user_${at}`, score }))
  expect(() => ranking(scores)).toThrow(InvalidInputError)
  expect(() => ranking(scores.slice(1))).toThrow(InvalidInputError)
})

it('a move of an unknown type throws and is not ignored', () => {
  const context = { phaseIndex: 1, state: 'open', players: [7], keyplays: [], perks: [] } as const
  const steal: Move = JSON.parse('{ "type": "steal", "playerId": 7 }')
  expect(() => applyMove([], steal, context)).toThrow(InvalidInputError)
})

describe('an error names the field that is wrong', () => {
  const context = { phaseIndex: 1, state: 'open', players: [7], keyplays: [], perks: [] } as const
  const options = { type: 'kill', phases: [1], knows: () => true, keyplayTypes: new Map() } as const
  // What programs without types pass.
  const any = (value: unknown) => value as never
  it.each([
    [
      'an id as text',
      () => applyMove([], any({ type: 'add', playerId: '7' }), context),
      '"move.playerId" has an',
    ],
    [
      'a card without keyplays',
      () => isLegalDeck(any([{ playerId: 7, perks: [] }])),
      '"deck[0].keyplays" is missing',
    ],
    [
      'a count that is not a number',
      () => indexCounts([{ playerId: 7, keyplayId: 6, count: Number.NaN }]),
      '"counts[0].count" has an',
    ],
    [
      'a Map where fields are asked for',
      () => playerCounts([], 1, any(new Map([['1', 7]]))),
      '"players" has an',
    ],
    ['no time', () => eventState({ completed: false, phases: [] }, any(undefined)), '"now" is missing'],
    ['a time that is none', () => eventState({ completed: true, phases: [] }, 'soon'), '"now" has an'],
    ['bytes as text of a log', () => serverLogReader().read(any(Buffer.from('L '))), '"text" has an'],
    [
      'bytes as text of a log file',
      () => serverLogFileReader(options).read(any(Buffer.from('L '))),
      '"text" has',
    ],
    ['a row that is no list', () => scoreFileReader(options).row(any('a,b'), 2), '"cells" has an'],
  ])('%s', (_what, act, message) => {
    expect(act).toThrow(InvalidInputError)
    expect(act).toThrow(message)
  })

  it('also where the answer is a promise', async () => {
    const bytes = new TextEncoder().encode('a,b\n')
    await expect(readScoreFile(any(bytes), any(options), any(undefined))).rejects.toThrow('"fileName" has an')
    await expect(readScoreFile('a.csv', any('a,b\n'), options)).rejects.toThrow('"bytes" has an')
  })
})
