import { feature, gamePath } from '../../ground/contract/call.ts'
import { getEvent } from './read/get-event.ts'
import { getEvents, getFeaturedEvents } from './read/get-events.ts'

export const eventCalls = feature(gamePath, 'Events as players see them', {
  getEvent: {
    method: 'POST',
    scope: 'read',
    summary: 'An event with its phases, teams, players, perks, matches and rewards',
    refusals: [404],
    needs: 'event',
    staleAfter: ['scores_changed', 'phase_opened', 'phase_locked', 'event_changed', 'notification'],
    run: getEvent,
  },
  getEvents: {
    method: 'POST',
    scope: 'read',
    summary: 'Events by their ids; without ids all that the caller may see',
    defaultText: 'events',
    needs: 'events',
    staleAfter: ['phase_opened', 'phase_locked', 'event_changed'],
    run: getEvents,
  },
  getFeaturedEvents: {
    scope: 'read',
    summary: 'The events that admins feature',
    defaultText: 'featuredEvents',
    needs: 'events',
    staleAfter: ['phase_opened', 'phase_locked', 'event_changed'],
    run: getFeaturedEvents,
  },
})
