import { adminPageSizes } from '@game/domain'
import type { PageSize } from '../../ui/layout/page-numbers.ts'

/** Which part of the audit log is looked at. */
export type AuditView = {
  page: number
  pageSize: PageSize
  phrase: string
  call?: string
  account?: string
  eventId?: number
}
export type AuditSearch = Partial<AuditView>

/** Page 1, 50 entries, of all. */
export const wholeLog: AuditView = { page: 1, pageSize: 50, phrase: '' }

const whole = (value: unknown) =>
  Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 64) : undefined)

/** Reads the filters from the address; what makes no sense is left out. */
export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  const page = whole(search.page)
  const pageSize = adminPageSizes.find(size => size === search.pageSize)
  const read = {
    page,
    pageSize,
    phrase: text(search.phrase),
    call: text(search.call),
    account: text(search.account),
    eventId: whole(search.eventId),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}
