import { feature, gamePath } from '../../ground/contract/call.ts'
import { getShortlist, updateShortlist } from './shortlist.ts'

export const shortlistCalls = feature(gamePath, 'Shortlist', {
  getShortlist: {
    scope: 'read',
    summary: "The players on the caller's shortlist",
    needs: 'playerIds',
    run: getShortlist,
  },
  updateShortlist: {
    scope: 'play',
    summary: "Marks a player for the caller's shortlist, or takes the mark back",
    refusals: [404, 409],
    refreshes: ['shortlist.getShortlist'],
    run: updateShortlist,
  },
})
