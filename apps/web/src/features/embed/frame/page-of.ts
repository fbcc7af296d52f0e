import { pageSizes } from '@game/domain'
import type { PageSize } from '../../../base/ui/layout/page-numbers.ts'

/** The first page of a list that has at least as many rows as are shown. */
export const firstPage = (rows: number): { page: number; pageSize: PageSize } => ({
  page: 1,
  pageSize: pageSizes.find(size => size >= rows) ?? 50,
})
