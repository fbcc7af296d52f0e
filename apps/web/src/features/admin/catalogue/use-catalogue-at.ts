import { useNavigate, useParams, useRouterState, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { CatalogueAt } from './catalogue-screen.tsx'
import { type CatalogueTab, type Edited, readListSearch, readTab } from './catalogue-tab.ts'
import type { ListView } from './controls/definition.ts'

/** Reads tab, list and edited record of a catalogue screen from the address, and returns functions that change them. */
export function useCatalogueAt(): CatalogueAt {
  const { tab } = useParams({ strict: false })
  const search = readListSearch(useSearch({ strict: false }))
  const edited = useRouterState({ select: state => state.location.state.edited })
  const navigate = useNavigate()
  const onTab = useCallback(
    (next: CatalogueTab, { record, isSaved = false }: { record?: Edited; isSaved?: boolean } = {}) => {
      void navigate({
        to: '.',
        params: before => ({ ...before, tab: next }),
        state: record ? { edited: record } : {},
        ignoreBlocker: isSaved,
      })
    },
    [navigate],
  )
  const onView = useCallback(
    (view: ListView) => {
      void navigate({ to: '.', search: readListSearch(view), replace: true })
    },
    [navigate],
  )
  return { tab: readTab(tab, edited), edited, search, onTab, onView }
}
