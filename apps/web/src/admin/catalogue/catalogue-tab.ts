import { adminPageSizes } from '@game/domain'
import { redirect } from '@tanstack/react-router'
import type { ListView } from './definition.ts'
import type { FormValues } from './form-values.ts'

const catalogueTabs = ['list', 'create', 'edit'] as const
export type CatalogueTab = (typeof catalogueTabs)[number]

/** What is being edited travels with the navigation: its id, and the form as it then stood. */
export type Edited = { id: number; revision: string; values: FormValues }

declare module '@tanstack/react-router' {
  interface HistoryState {
    edited?: Edited
  }
}

/** The tab of the address; none or an unknown one is the list, and editing without data the create form. */
export function readTab(tab: string | undefined, edited: Edited | undefined): CatalogueTab {
  const known = catalogueTabs.find(name => name === tab) ?? 'list'
  return known === 'edit' && !edited ? 'create' : known
}

/** `beforeLoad` of the catalogue's routes: sends to the tab that the address comes to. */
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

/** Which part of the list the address asks for; what makes no sense is left out. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const page = Number(search.page)
  const pageSize = adminPageSizes.find(size => size === search.pageSize)
  const phrase = typeof search.phrase === 'string' ? search.phrase.slice(0, 64) : ''
  return {
    ...(Number.isInteger(page) && page > 1 && { page }),
    ...(pageSize && { pageSize }),
    ...(phrase && { phrase }),
  }
}
