import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { mountedProcedures } from '../../src/server/http/mount/procedures.ts'
import { callsByName } from '../../src/server/router/router.ts'
import { operations } from './operations.ts'
import { samples } from './samples.ts'

const records = Object.entries(callsByName)
const verbOf = (path: string): string => path.split('/').at(-1) ?? ''

test('every call of the contract is an operation of the document, and vice versa', () => {
  const described = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  expect(records.map(([, { method, path }]) => `${method} ${path}`).toSorted()).toEqual(described.toSorted())
})

test('access is what the sample says of a visitor, a user and an organiser', () => {
  const accessOf = (path: string) => {
    const { rights, manager } = samples[verbOf(path)] ?? {}
    if (rights?.visitor === 200) return 'public'
    if (rights?.user === 200) return 'user'
    return manager ? 'organiser' : 'admin'
  }
  expect(records.map(([name, { access }]) => [name, access])).toEqual(
    records.map(([name, { path }]) => [name, accessOf(path)]),
  )
})

test('every mutation refreshes something, no query does', () => {
  const types = mountedProcedures.map(({ name, procedure }) => [name, procedure._def.type])
  expect(types).toEqual(
    mountedProcedures.map(({ name, call }) => [name, call.refreshes.length > 0 ? 'mutation' : 'query']),
  )
})

test('calls refresh only calls that read', () => {
  const reads = new Set<string>(
    records.filter(([, { refreshes }]) => refreshes.length === 0).map(([name]) => name),
  )
  const refreshed = new Set(records.flatMap(([, { refreshes }]) => refreshes))
  expect([...refreshed].filter(name => !reads.has(name))).toEqual([])
})

test('only reads become stale by a message of the stream, or have a part that screens need (rulebook 12.29, 13.34)', () => {
  const ofReads = records.filter(([, { staleAfter, needs }]) => staleAfter.length > 0 || needs !== undefined)
  expect(ofReads.filter(([, { refreshes }]) => refreshes.length > 0)).toEqual([])
})

test('the last part of a path names one call', () => {
  const verbs = operations.map(each => each.verb)
  expect(new Set(verbs).size).toBe(verbs.length)
})

test('the chapter about calls names only existing ones (rulebook 12.1)', async () => {
  const chapter = new URL('../../../../docs/rulebook/12-calls.md', import.meta.url)
  const verbs = operations.map(each => each.verb)
  const firstWords = new Set(verbs.map(verb => verb.split('-')[0]))
  const text = await readFile(chapter, 'utf8')
  const named = Array.from(text.matchAll(/`(?:\/api\/[\w/]*\/)?([a-z]+)((?:-[a-z]+)+)[\s`]/g))
  const calls = named.flatMap(([, first = '', rest]) => (firstWords.has(first) ? [`${first}${rest}`] : []))
  expect(calls).toContain('get-player-scores')
  expect(calls.filter(verb => !verbs.includes(verb))).toEqual([])
})
