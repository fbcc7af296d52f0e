import { expect, test } from 'vitest'
import { newsOf, type PhaseStanding } from './phase-news.ts'

const standing = (state: PhaseStanding['state'], score: number | null = null, phase = 1): PhaseStanding => ({
  phase,
  state,
  score,
})

test.each([
  ['opens', standing('locked'), standing('open'), ['open']],
  ['locks', standing('open'), standing('locked_in'), ['locked_in']],
  ['gets its first score', standing('locked_in'), standing('locked_in', 410), ['score']],
  ['is scored again', standing('locked_in', 410), standing('locked_in', 395.5), ['score']],
  ['is decided by a score', standing('locked_in', 410), standing('success', 900), ['success', 'score']],
  ['is failed', standing('locked_in', 410), standing('failed', 410), ['failed']],
  ['stays as it is', standing('open'), standing('open'), []],
  ['is locked for a user who is out', standing('open'), standing('locked'), []],
] as const)('a phase that %s is announced (rulebook 13.66)', (_what, before, after, announced) => {
  expect(newsOf([before], [after]).map(({ what }) => what)).toEqual(announced)
})

test('each of several phases has its own news, and a new phase has none', () => {
  const before = [standing('open'), standing('locked', null, 2)]
  const after = [standing('locked_in'), standing('open', null, 2), standing('locked', null, 3)]
  expect(newsOf(before, after)).toEqual([
    { phase: 1, what: 'locked_in' },
    { phase: 2, what: 'open' },
  ])
})
