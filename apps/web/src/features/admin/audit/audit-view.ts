import { adminPageSizes } from '@game/domain'
import { onlyGiven, readListPart, readText, readWhole } from '../../../base/ui/layout/list-search.ts'
import type { PageSize } from '../../../base/ui/layout/page-numbers.ts'

/** The part of the audit log that is shown. */
export type AuditView = {
  page: number
  pageSize: PageSize
  phrase: string
  call?: string
  account?: string
  eventId?: number
}
export type AuditSearch = Partial<AuditView> & { log?: 'security' }

/** The default: page 1, 50 entries, no filter. */
export const wholeLog: AuditView = { page: 1, pageSize: 50, phrase: '' }

/** Reads the filters from the address; leaves out values that are not valid. */
export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  return onlyGiven({
    ...readListPart(search, adminPageSizes),
    call: readText(search.call),
    account: readText(search.account),
    eventId: readWhole(search.eventId),
    log: search.log === 'security' ? search.log : undefined,
  })
}
