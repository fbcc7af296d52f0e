import { expect, it } from 'vitest'
import { z } from 'zod'
import { malformedText, malformedValue, shortIssues } from './malformed-value.ts'

const shape = z.strictObject({
  data: z.strictObject({
    points: z.number().min(0).max(10).optional(),
    name: z.string().min(2).max(4).optional(),
    players: z.array(z.int()).max(1).optional(),
    open: z.iso.datetime().optional(),
  }),
})
const issuesOf = (input: unknown) => shape.safeParse(input).error?.issues ?? []

it.each([
  [{ data: { points: -1 } }, { rule: 'VALUE_TOO_SMALL', facts: { field: 'points', least: 0 } }],
  [{ data: { points: 11 } }, { rule: 'VALUE_TOO_LARGE', facts: { field: 'points', most: 10 } }],
  [{ data: { name: 'a' } }, { rule: 'TEXT_TOO_SHORT', facts: { field: 'name', least: 2 } }],
  [{ data: { name: 'aaaaa' } }, { rule: 'TEXT_TOO_LONG', facts: { field: 'name', most: 4 } }],
  [{ data: { players: [1, 2] } }, { rule: 'TEXT_TOO_LONG', facts: { field: 'players', most: 1 } }],
  [{ data: { players: ['x'] } }, { rule: 'VALUE_INVALID', facts: { field: 'players' } }],
  [{ data: { open: 'soon' } }, { rule: 'VALUE_INVALID', facts: { field: 'open' } }],
  [{ data: { more: 1 } }, { rule: 'VALUE_INVALID', facts: { field: 'more' } }],
  [{}, { rule: 'VALUE_MISSING', facts: { field: 'data' } }],
  ['data', { rule: 'VALUE_INVALID', facts: { field: 'body' } }],
  [[], { rule: 'VALUE_INVALID', facts: { field: 'body' } }],
])('%j is refused as %j (rulebook 12.7)', (input, refusal) => {
  const [first] = issuesOf(input)
  expect(first && malformedValue(first)).toEqual(refusal)
})

it('of 5,000 unknown keys the first 20 are named, each by 40 characters, and of as many faults 200 (rulebook 12.7)', () => {
  const unknown = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`${n}${'🂡'.repeat(60)}`, 1]))
  const keys = shortIssues(issuesOf({ data: {}, ...unknown }))
  expect(keys).toMatchObject([{ message: expect.stringMatching(/ and 4980 more$/) }])
  expect(keys.every(issue => 'keys' in issue && issue.keys.length === 20)).toBe(true)
  expect(JSON.stringify([keys, malformedText(keys)]).isWellFormed()).toBe(true)
  expect(malformedText(keys).length).toBeLessThan(20 * 100)
  const wrong = z.array(z.int()).safeParse(Array.from({ length: 5000 }, () => 'x'))
  expect(shortIssues(wrong.error?.issues ?? [])).toHaveLength(200)
})

it('mentions every fault once', () => {
  const issues = issuesOf({ data: { points: -1, players: ['x', 'y'] } })
  expect(malformedText(issues)).toMatch(/^"points" must be at least 0\. "players" /)
})
