import { adminPageSizes, defaultPageSize, pageSizes, phraseLength } from '@game/domain'
import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { text } from './shapes.ts'

const isIn = (sizes: readonly number[], size: number): boolean => sizes.includes(size)

/** The input of every paged list (rulebook 12.13, 12.14). The generator of the document does not accept literals in a query. */
export const paging = {
  page: z.int().min(1).max(1_000_000).default(1).describe('The page, from 1.'),
  pageSize: z
    .int()
    .refine(size => isIn(adminPageSizes, size), `one of ${adminPageSizes.join(', ')}`)
    .meta({ enum: [...adminPageSizes] })
    .default(defaultPageSize)
    .describe('How many a page has.'),
  phrase: text(phraseLength)
    .default('')
    .meta({ description: 'What to search for, as plain text.', example: 'an' }),
}
export type Paging = { page: number; pageSize: number; phrase: string }

/** Throws a 400 unless the asker may have pages of this size: the largest is for admins. */
export function assertPageSize(actor: { role: 'user' | 'admin' } | null, { pageSize }: Paging): void {
  if (actor?.role !== 'admin' && !isIn(pageSizes, pageSize)) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: `pageSize: one of ${pageSizes.join(', ')}` })
  }
}

/** Makes a pattern for `ilike` that finds the phrase as it stands, wildcards included (rulebook 12.14). */
export const containing = (phrase: string): string => `%${phrase.replace(/[\\%_]/g, '\\$&')}%`

/** Searches and pages a list that has been read as a whole (rulebook 12.13, 12.14). */
export function pageOf<Row extends { username: string }>(
  all: readonly Row[],
  { page, pageSize, phrase }: Paging,
): { rows: Row[]; count: number } {
  const found = all.filter(({ username }) => username.toLowerCase().includes(phrase.toLowerCase()))
  return { rows: found.slice((page - 1) * pageSize, page * pageSize), count: found.length }
}
