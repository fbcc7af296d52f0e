import { adminPageSizes } from '@game/domain'
import type { Outputs } from '../../../base/api/client.ts'
import { onlyGiven, readFlag, readListPart, readWhole } from '../../../base/ui/layout/list-search.ts'
import type { PageSize } from '../../../base/ui/layout/page-numbers.ts'

export type Dispute = Outputs['dispute']['getDisputes']['disputes'][number]

/** The part of the disputes that is shown. */
export type DisputesView = {
  page: number
  pageSize: PageSize
  phrase: string
  eventId?: number
  answered?: boolean
}

/** The default: page 1, 25 disputes, no filter. */
export const allDisputes: DisputesView = { page: 1, pageSize: 25, phrase: '' }

/** Reads the filters from the address; leaves out values that are not valid. */
export function readDisputesSearch(search: Record<string, unknown>): Partial<DisputesView> {
  return onlyGiven({
    ...readListPart(search, adminPageSizes),
    eventId: readWhole(search.eventId),
    answered: readFlag(search.answered),
  })
}
