import { adminPageSizes } from '@game/domain'
import type { PageSize } from '../../ui/layout/page-numbers.ts'

/** The part of the audit log that is shown. */
export type AuditView = {
  page: number
  pageSize: PageSize
  phrase: string
  call?: string
  account?: string
  eventId?: number
}
export type AuditSearch = Partial<AuditView>

/** The default: page 1, 50 entries, no filter. */
export const wholeLog: AuditView = { page: 1, pageSize: 50, phrase: '' }

const whole = (value: unknown) =>
  Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 64) : undefined)

/** Reads the filters from the address; leaves out values that are not valid. */
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
