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
  [0, [1]],
  [50, [1]],
  [60, [1, 2]],
  [250, [1, 2, 3, 4, 5]],
] as const)(
  'of %i rows all are read, 50 at a time as everyone may, by the pages %j (rulebook 12.13)',
  async (size, pages) => {
    const { rows, requested, read } = list(size)
    expect(await everyRow(read)).toEqual(rows)
    expect(requested).toEqual(pages)
  },
)

test('reading ends if rows disappear meanwhile', async () => {
  expect(await everyRow(async ({ page }) => ({ rows: page === 1 ? [1] : [], count: 5 }))).toEqual([1])
})
