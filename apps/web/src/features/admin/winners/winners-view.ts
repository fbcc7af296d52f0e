import { adminPageSizes } from '@game/domain'
import type { Outputs } from '../../../base/api/client.ts'
import { onlyGiven, readFlag, readListPart, readWhole } from '../../../base/ui/layout/list-search.ts'
import type { PageSize } from '../../../base/ui/layout/page-numbers.ts'

export type Winners = Outputs['score']['getWinners']
export type Winner = Winners['winners'][number]

/** The part of an event's winners that is shown. */
export type WinnersView = {
  page: number
  pageSize: PageSize
  phrase: string
  eventRewardId?: number
  handedOut?: boolean
}
export type WinnersSearch = Partial<WinnersView> & { event?: number }

/** The default: page 1, 50 rows, no filter. */
export const allWinners: WinnersView = { page: 1, pageSize: 50, phrase: '' }

/** Reads event and filters from the address; leaves out values that are not valid. */
export function readWinnersSearch(search: Record<string, unknown>): WinnersSearch {
  return onlyGiven({
    ...readListPart(search, adminPageSizes),
    event: readWhole(search.event),
    eventRewardId: readWhole(search.eventRewardId),
    handedOut: readFlag(search.handedOut),
  })
}
