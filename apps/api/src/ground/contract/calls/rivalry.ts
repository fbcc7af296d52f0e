import { product } from '@game/domain'
import type { CallRecords } from '../call.ts'

export const rivalry = {
  getRivalry: {
    method: 'GET',
    path: `/api/${product.slug}/get-rivalry`,
    access: 'public',
    scope: 'read',
    summary:
      'Two users whose decks of a locked phase are compared, and what changed the scores of these decks',
    refusals: [404, 409],
    defaultText: 'unknown',
    refreshes: [],
  },
} satisfies CallRecords
