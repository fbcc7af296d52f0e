import { adminPageSizes, pageSizes, phraseLength } from '@game/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../fixtures/test-app.ts'
import { contractSettings, createFixture, type Fixture } from './fixture.ts'
import { operations, resolved, type Schema } from './operations.ts'
import type { Sample } from './rights.ts'
import { callerOf, sampleOf } from './samples.ts'
import { send } from './send.ts'

let testApp: TestApp
let fixture: Fixture
beforeAll(async () => {
  testApp = await openTestApp(contractSettings)
  fixture = await createFixture(testApp)
})
afterAll(() => testApp.close())

const lists = operations.filter(each => each.input.properties?.phrase)

/** Texts of 64 characters: wildcards, escapes, quotes, operators of regular expressions, and characters that Postgres cannot store. */
const phrases = [
  '%',
  '_',
  '\\',
  "'",
  '"',
  ';--',
  '$1',
  '(a+)+$',
  '.*',
  '[',
  '\u202e',
  '\ud83d\ude00',
  '\n',
  ' ',
].map(part => part.repeat(phraseLength).slice(0, phraseLength))

describe.each(lists)('$verb', operation => {
  const rest = async () => {
    const {
      phrase: _phrase,
      pageSize: _pageSize,
      ...needed
    } = await sampleOf(operation.verb, await createFixture(testApp))
    return needed
  }

  test('finds nothing for 64 bad characters, and refuses values that cannot be text', async () => {
    const needed = await rest()
    const ask = async (phrase: string) =>
      send(testApp, operation, callerOf(operation.verb, fixture), { ...needed, phrase })
    for (const phrase of phrases)
      expect(await ask(phrase), phrase).toMatchObject({ status: 200, body: { count: 0 } })
    for (const phrase of ['a'.repeat(phraseLength + 1), 'a\0b'])
      expect((await ask(phrase)).status, phrase).toBe(400)
  })

  test('has pages of only a few sizes, the largest only for admins', async () => {
    const needed = await rest()
    const ask = async (pageSize: unknown, by = callerOf(operation.verb, fixture)) =>
      (await send(testApp, operation, by, { ...needed, pageSize })).status
    for (const size of pageSizes) expect(await ask(size)).toBe(200)
    for (const size of adminPageSizes) expect(await ask(size, fixture.admin)).toBe(200)
    const largest = Math.max(...adminPageSizes)
    expect(await ask(largest)).toBe(callerOf(operation.verb, fixture) === fixture.admin ? 200 : 400)
    for (const size of [0, 1, 11, 51, 1000, -10, '10.5', 'all', '1e1'])
      expect(await ask(size, fixture.admin), String(size)).toBe(400)
  })
})

const paths = [
  '../x',
  '..',
  '%2e%2e%2fx',
  '%00',
  'a\0b',
  'a/b',
  'a\\b',
  'a.png',
  'A',
  'ä',
  ' ',
  'x'.repeat(65),
]

/** Bodies in which each name of a picture, at any depth, is replaced. */
function withPictures(schema: Schema, good: Sample, name: string): Sample[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    if (key === 'img' || key === 'key' || key === 'avatar') return [{ ...good, [key]: name }]
    const inner = good[key]
    const isObject = typeof inner === 'object' && inner !== null && !Array.isArray(inner)
    const below = isObject ? withPictures(resolved(property), inner as Sample, name) : []
    return below.map(changed => ({ ...good, [key]: changed }))
  })
}

const pictured = ['add-event', 'update-event', 'add-team', 'update-team', 'add-player', 'update-player']
const uploaded = ['upload-picture', 'remove-picture']
const drawn = ['add-clan', 'update-clan', 'update-profile']

test.each([...pictured, ...uploaded, ...drawn])(
  '%s takes no path for a picture (rulebook 11.27)',
  async verb => {
    const operation = operations.find(each => each.verb === verb)
    if (!operation) throw new Error(`no ${verb}`)
    const own = await createFixture(testApp)
    const good = await sampleOf(verb, own)
    const by = callerOf(verb, own)
    for (const name of paths) {
      const bodies = withPictures(operation.input, good, name)
      expect(bodies).not.toEqual([])
      for (const body of bodies) expect((await send(testApp, operation, by, body)).status, name).toBe(400)
    }
  },
)

test('the list above has all calls that take a picture', () => {
  const taking = operations.filter(({ verb, input, method }) => {
    // Its key is a secret.
    if (verb === 'finish-provider' || verb === 'sign-up-by-provider') return false
    const data = resolved(input.properties?.data ?? {}).properties ?? {}
    return method === 'post' && ['img', 'key', 'avatar'].some(key => data[key] || input.properties?.[key])
  })
  expect(taking.map(each => each.verb).toSorted()).toEqual([...pictured, ...uploaded, ...drawn].toSorted())
})
