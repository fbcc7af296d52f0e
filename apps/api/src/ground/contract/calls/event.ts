import { product } from '@game/domain'
import type { CallRecords } from '../call.ts'

const path = `/api/${product.slug}` as const
const read = { access: 'public', scope: 'read', refreshes: [] } as const

export const event = {
  getEvent: {
    ...read,
    method: 'POST',
    path: `${path}/get-event`,
    summary: 'An event with its phases, teams, players, perks, matches and rewards',
    refusals: [404],
    defaultText: 'unknown',
  },
  getEvents: {
    ...read,
    method: 'POST',
    path: `${path}/get-events`,
    summary: 'Events by their ids; without ids all that the caller may see',
    refusals: [],
    defaultText: 'events',
  },
  getFeaturedEvents: {
    ...read,
    method: 'GET',
    path: `${path}/get-featured-events`,
    summary: 'The events that admins feature',
    refusals: [],
    defaultText: 'featuredEvents',
  },
} satisfies CallRecords
