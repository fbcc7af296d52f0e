import { feature, gamePath } from '../../ground/contract/call.ts'
import { getMatch } from './get-match.ts'
import { getMatches } from './get-matches.ts'

const read = {
  scope: 'read',
  staleAfter: ['event_changed', 'scores_changed', 'phase_locked'],
} as const

export const matchCalls = feature(gamePath, 'Matches of all events', {
  getMatches: {
    ...read,
    summary: 'The matches of a day over all events, with running scores and whose cards of the caller play',
    needs: 'matches',
    run: getMatches,
  },
  getMatch: {
    ...read,
    summary: 'A match: its maps, its players with their keyplays, and who of the caller’s leagues holds them',
    refusals: [404],
    needs: 'match',
    run: getMatch,
  },
})
