import { product } from '@game/domain'
import type { CallRecords } from '../call.ts'

const path = `/api/${product.slug}` as const
/** A change of an event by an admin. */
const edit = {
  method: 'POST',
  access: 'admin',
  scope: 'admin',
  refusals: [404, 409],
  defaultText: 'admin',
  refreshes: ['event.getEvent', 'event.getEvents'],
} as const

export const eventConfig = {
  getPhaseDecks: {
    method: 'GET',
    path: `${path}/get-phase-decks`,
    access: 'admin',
    scope: 'admin',
    summary: 'The number of decks of each phase, and how many are full',
    refusals: [404],
    defaultText: 'unknown',
    refreshes: [],
  },
  getEventMessages: {
    method: 'GET',
    path: `${path}/get-event-messages`,
    access: 'admin',
    scope: 'admin',
    summary: 'The messages of the organisers of an event, and how many users a new one would reach',
    refusals: [404],
    defaultText: 'unknown',
    refreshes: [],
  },
  sendEventMessage: {
    ...edit,
    path: `${path}/send-event-message`,
    summary: 'Sends a message to all who play an event; one a day',
    defaultText: 'unknown',
    refreshes: ['eventConfig.getEventMessages'],
  },
  addEvent: { ...edit, path: `${path}/add-event`, summary: 'Adds an event', refusals: [] },
  updateEvent: {
    ...edit,
    path: `${path}/update-event`,
    summary: 'Changes an event; marking it completed grants its rewards',
  },
  removeEvent: {
    ...edit,
    path: `${path}/remove-event`,
    summary: 'Removes an event without decks; with force also one in which only admins have decks',
  },
  copyEvent: {
    ...edit,
    path: `${path}/copy-event`,
    summary: 'Adds an event like another, with its dates shifted by whole days',
    refusals: [404],
  },
  exportEvent: {
    method: 'GET',
    path: `${path}/export-event`,
    access: 'admin',
    scope: 'admin',
    summary:
      'An event as the text of a file that import-event reads; its JSON Schema is at /api/event-file.schema.json',
    refusals: [404],
    defaultText: 'admin',
    refreshes: [],
  },
  importEvent: {
    ...edit,
    path: `${path}/import-event`,
    summary: 'Creates or changes an event as a file describes it: all of it or nothing',
    refreshes: [...edit.refreshes, 'scoreSource.getScoreSources'],
    transport: 'form',
  },
  addPhase: { ...edit, path: `${path}/add-phase`, summary: 'Adds a phase after the last' },
  copyPhase: {
    ...edit,
    path: `${path}/copy-phase`,
    summary: 'Adds a phase with the goal, teams, players and number of perks of another',
  },
  updatePhase: {
    ...edit,
    path: `${path}/update-phase`,
    summary: 'Changes a phase; a lock that has passed cannot change',
  },
  lowerPhaseGoal: {
    ...edit,
    path: `${path}/lower-phase-goal`,
    summary: 'Lowers the goal of a locked phase and ranks the event again',
  },
  removePhase: {
    ...edit,
    path: `${path}/remove-phase`,
    summary: 'Removes a phase without decks and renumbers the rest',
  },
  reorderPhases: { ...edit, path: `${path}/reorder-phases`, summary: 'Moves a phase to another position' },
  addPhaseTeam: {
    ...edit,
    path: `${path}/add-phase-team`,
    summary: 'Lets a team and some of its players take part in a phase',
  },
  removePhaseTeam: {
    ...edit,
    path: `${path}/remove-phase-team`,
    summary: 'Takes a team out of a phase; with force also out of decks',
  },
  addPhaseTeamPlayer: {
    ...edit,
    path: `${path}/add-phase-team-player`,
    summary: 'Lets a player take part in a phase',
  },
  removePhaseTeamPlayer: {
    ...edit,
    path: `${path}/remove-phase-team-player`,
    summary: 'Takes a player out of a phase; with force also out of decks',
  },
  addPhaseMatch: { ...edit, path: `${path}/add-phase-match`, summary: 'Adds a match with its maps' },
  addPhaseMatches: {
    ...edit,
    path: `${path}/add-phase-matches`,
    summary: 'Adds many matches of a phase at once, all or none',
  },
  updatePhaseMatch: { ...edit, path: `${path}/update-phase-match`, summary: 'Changes a match and its maps' },
  removePhaseMatch: { ...edit, path: `${path}/remove-phase-match`, summary: 'Removes a match' },
  updatePhasePerks: {
    ...edit,
    path: `${path}/update-phase-perks`,
    summary: 'Sets the perks of a phase; with force removed ones also leave decks',
  },
  addEventReward: {
    ...edit,
    path: `${path}/add-event-reward`,
    summary: 'Adds a reward for a range of ranks',
  },
  updateEventReward: {
    ...edit,
    path: `${path}/update-event-reward`,
    summary: 'Changes a reward of an event',
  },
  removeEventReward: {
    ...edit,
    path: `${path}/remove-event-reward`,
    summary: 'Removes a reward of an event',
  },
} satisfies CallRecords
