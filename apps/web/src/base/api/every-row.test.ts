import { expect, test } from 'vitest'
import { everyRow } from './every-row.ts'

const list = (size: number) => {
  const requested: number[] = []
  const rows = Array.from({ length: size }, (_, place) => place)
  const read = async ({ page, pageSize }: { page: number; pageSize: number }) => {
    requested.push(page)
    return { rows: rows.slice((page - 1) * pageSize, page * pageSize), count: size }
  }
  return { rows, requested, read }
}

test.each([
  [0, 100, [1]],
  [100, 100, [1]],
  [250, 100, [1, 2, 3]],
  [60, 50, [1, 2]],
] as const)('of %i rows all are read, %i at a time, by the pages %j', async (size, pageSize, pages) => {
  const { rows, requested, read } = list(size)
  expect(await everyRow(pageSize, read)).toEqual(rows)
  expect(requested).toEqual(pages)
})

test('reading ends if rows disappear meanwhile', async () => {
  expect(await everyRow(50, async ({ page }) => ({ rows: page === 1 ? [1] : [], count: 5 }))).toEqual([1])
})
