import { adminPageSizes, pageSizes } from '@game/domain'
import { type ReactNode, useCallback } from 'react'
import { FailedState } from '../../../base/api/failed-state.tsx'
import { useCurrentUser } from '../../../base/session/current-user.ts'
import { Loading } from '../../../base/ui/feedback/skeleton.tsx'
import { SearchField } from '../../../base/ui/input/search-field.tsx'
import type { PageSize } from '../../../base/ui/layout/page-numbers.ts'
import { Pagination } from '../../../base/ui/layout/pagination.tsx'
import { RowsSkeleton } from '../../../base/ui/layout/table.tsx'
import styles from './paged-rows.module.css'

type View = { page: number; pageSize: PageSize }
/** The state of a query, with TanStack Query's names. */
type Reading = { isError: boolean; error: unknown; refetch: () => unknown; isFetching: boolean }

/**
 * Shows a page of an admin's list: its outline, named by `loading`, while it is read; the failure; `empty` if it has no
 * rows; else `children` with the page numbers below.
 */
export function PagedRows<V extends View, Data extends { count: number }>({
  reading: { isError, error, refetch, isFetching },
  data,
  loading,
  isEmpty,
  empty,
  view,
  onView,
  children,
}: {
  reading: Reading
  data: Data | undefined
  loading: string
  isEmpty: (data: Data) => boolean
  empty: ReactNode
  view: V
  onView: (view: V) => void
  children: (data: Data) => ReactNode
}) {
  const isAdmin = useCurrentUser()?.role === 'admin'
  if (isError && !data) return <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />
  if (!data)
    return (
      <Loading label={loading}>
        <RowsSkeleton />
      </Loading>
    )
  if (isEmpty(data)) return empty
  return (
    <>
      {children(data)}
      <div className="pad-3-4 line-above">
        <Pagination
          sizes={isAdmin ? adminPageSizes : pageSizes}
          page={view.page}
          pageSize={view.pageSize}
          count={data.count}
          onPage={page => onView({ ...view, page })}
          onPageSize={pageSize => onView({ ...view, page: 1, pageSize })}
        />
      </div>
    </>
  )
}

type Searched = { page: number; phrase: string }

/** Lays out the filters of an admin's list: a search, named by `search`, `children` with the other filters, and the `total`. */
export function ListFilters<V extends Searched>({
  search,
  view,
  onView,
  total,
  choices = 2,
  children,
}: {
  search: string
  view: V
  onView: (view: V) => void
  total: string | undefined
  /** How many filters fit next to the search. */
  choices?: 2 | 3
  children: ReactNode
}) {
  const find = useCallback((phrase: string) => onView({ ...view, page: 1, phrase }), [onView, view])
  return (
    <div
      className={`stack middle gap-2 across-3 pad-3-4 line-below ${styles.filters}`}
      data-choices={choices}
    >
      <SearchField label={search} value={view.phrase} onSearch={find} />
      {children}
      {total !== undefined && <span className="one-line t14 faint">{total}</span>}
    </div>
  )
}
