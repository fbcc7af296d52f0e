import { useCallback, useState } from 'react'
import type { PageSize } from './page-numbers.ts'

/** Keeps page, page size and phrase of a paged list: page 1 of 50 rows at first; a new phrase returns to page 1. */
export function useListView() {
  const [view, setView] = useState<{ page: number; pageSize: PageSize; phrase: string }>({
    page: 1,
    pageSize: 50,
    phrase: '',
  })
  const search = useCallback((phrase: string) => setView(before => ({ ...before, page: 1, phrase })), [])
  const toPage = useCallback((page: number) => setView(before => ({ ...before, page })), [])
  const toSize = useCallback(
    (pageSize: PageSize) => setView(before => ({ ...before, page: 1, pageSize })),
    [],
  )
  return { view, search, toPage, toSize }
}
