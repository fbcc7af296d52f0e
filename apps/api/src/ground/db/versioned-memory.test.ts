import { expect } from 'vitest'
import { it as base } from '../../../test/fixtures/fixtures.ts'
import type { Db } from './db.ts'
import { versionedMemory } from './versioned-memory.ts'

type Value = { text: string; size: number }

/** Reads through a memory with room for ten; each answer says which read it came from. */
function openMemory(db: Db) {
  const memory = versionedMemory<Value>({ maxSize: 10, sizeCalculation: ({ size }) => size })
  let reads = 0
  return async (key: string, version: number | null, size = 1) => {
    const read = async () => {
      reads += 1
      return { text: `read ${reads}`, size }
    }
    return (await memory(db, { key, version }, read)).text
  }
}
const it = base.extend('find', ({ db }) => openMemory(db))

it('keeps what was read by its key and version', async ({ find }) => {
  expect(await find('one', 1)).toBe('read 1')
  expect(await find('one', 1)).toBe('read 1')
  expect(await find('two', 1)).toBe('read 2')
  expect(await find('one', 2)).toBe('read 3')
})

it('reads once for all simultaneous callers', async ({ find }) => {
  expect(await Promise.all([find('one', 1), find('one', 1), find('two', 1)])).toEqual([
    'read 1',
    'read 1',
    'read 2',
  ])
})

it('keeps nothing without a version', async ({ find }) => {
  expect([await find('one', null), await find('one', null)]).toEqual(['read 1', 'read 2'])
})

it('keeps neither a failed read nor undefined', async ({ db }) => {
  const memory = versionedMemory<Value>({ max: 10 })
  const at = { key: 'one', version: 1 }
  const fail = () => memory(db, at, async () => Promise.reject(new Error('no database')))
  await expect(Promise.all([fail(), fail()])).rejects.toThrow('no database')
  expect(await memory(db, at, async () => undefined)).toBeUndefined()
  expect(await memory(db, at, async () => ({ text: 'at last', size: 1 }))).toMatchObject({ text: 'at last' })
})

it('drops the least recently used value, and returns a value that is too large to be kept', async ({
  find,
}) => {
  await find('one', 1, 4)
  await find('two', 1, 4)
  await find('one', 1)
  expect(await find('three', 1, 4)).toBe('read 3')
  expect(await find('one', 1)).toBe('read 1')
  expect(await find('two', 1, 11)).toBe('read 4')
  expect(await find('two', 1)).toBe('read 5')
})

it('returns a value that is dropped while it is read', async ({ db }) => {
  const memory = versionedMemory<Value>({ max: 1 })
  const read = (key: string) => memory(db, { key, version: 1 }, async () => ({ text: key, size: 1 }))
  const found = await Promise.all(['one', 'two', 'three'].map(read))
  expect(found.map(({ text }) => text)).toEqual(['one', 'two', 'three'])
})
