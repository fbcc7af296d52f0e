import { adminPageSizes } from '@game/domain'
import { redirect } from '@tanstack/react-router'
import { onlyGiven, readListPart } from '../../../base/ui/layout/list-search.ts'
import type { ListView } from './controls/definition.ts'
import type { FormValues } from './controls/form-values.ts'

const catalogueTabs = ['list', 'create', 'edit'] as const
export type CatalogueTab = (typeof catalogueTabs)[number]

/** The record being edited is passed on with the navigation: its id, revision and form. */
export type Edited = { id: number; revision: string; values: FormValues }

declare module '@tanstack/react-router' {
  interface HistoryState {
    edited?: Edited
  }
}

/**
 * Reads the tab of the address: the list for none or an unknown one, the create form for an edit without a record.
 */
export function readTab(tab: string | undefined, edited: Edited | undefined): CatalogueTab {
  const known = catalogueTabs.find(name => name === tab) ?? 'list'
  return known === 'edit' && !edited ? 'create' : known
}

/** `beforeLoad` of the catalogue's routes: redirects to the tab that the address means. */
export function settleTab({
  params,
  location,
}: {
  params: { tab?: string | undefined }
  location: { state: { edited?: Edited } }
}): void {
  const tab = readTab(params.tab, location.state.edited)
  if (tab !== params.tab) throw redirect({ to: '.', params: before => ({ ...before, tab }), replace: true })
}

export type ListSearch = Partial<ListView>

/** Reads page, page size and phrase from the address; leaves out values that are not valid. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const { page, ...read } = readListPart(search, adminPageSizes)
  return onlyGiven({ ...read, page: page === 1 ? undefined : page })
}
