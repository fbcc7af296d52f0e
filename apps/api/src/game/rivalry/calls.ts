import { feature, gamePath } from '../../ground/contract/call.ts'
import { getRivalry } from './get-rivalry.ts'

export const rivalryCalls = feature(gamePath, 'Two decks next to each other', {
  getRivalry: {
    scope: 'read',
    summary:
      'Two users whose decks of a locked phase are compared, and what changed the scores of these decks',
    refusals: [404, 409],
    staleAfter: ['scores_changed', 'phase_locked'],
    run: getRivalry,
  },
})
