import { feature, gamePath } from '../../ground/contract/call.ts'
import { copyEvent } from './copy/copy-event.ts'
import { copyPhase } from './copy/copy-phase.ts'
import { exportEvent } from './file/export-event.ts'
import { importEvent } from './file/import-event.ts'
import { addPhaseTeam, addPhaseTeamPlayer } from './line-up/add-to-line-up.ts'
import { removePhaseTeam, removePhaseTeamPlayer } from './line-up/remove-from-line-up.ts'
import { updateLineUpNews } from './line-up/update-line-up-news.ts'
import { addPhaseMatches } from './match/add-fixtures.ts'
import { addPhaseMatch, removePhaseMatch, updatePhaseMatch } from './match/edit-matches.ts'
import { getEventMessages, sendEventMessage } from './message/messages.ts'
import { acceptOrganiser } from './organiser/accept-organiser.ts'
import { addOrganiser } from './organiser/add-organiser.ts'
import { getOrganisers } from './organiser/get-organisers.ts'
import { removeOrganiser } from './organiser/remove-organiser.ts'
import { addPhase, updatePhase } from './phase/edit-phases.ts'
import { lowerPhaseGoal } from './phase/lower-goal.ts'
import { removePhase, reorderPhases } from './phase/renumber-phases.ts'
import { updatePhasePerks } from './phase/update-phase-perks.ts'
import { getPhaseDecks } from './read/get-phase-decks.ts'
import { addEventReward, removeEventReward, updateEventReward } from './reward/edit-rewards.ts'
import { addEvent, removeEvent, updateEvent } from './settings/edit-events.ts'

/** A change of an event by an admin or an organiser. */
const edit = {
  scope: 'admin',
  refusals: [404, 409],
  defaultText: 'admin',
  refreshes: ['event.getEvent', 'event.getEvents'],
} as const

/** The calls by which admins and organisers configure events (rulebook 12.23). */
export const eventConfigCalls = feature(gamePath, 'Configuring events: for admins and organisers', {
  getPhaseDecks: {
    scope: 'admin',
    summary: 'The number of decks of each phase, and how many are full',
    refusals: [404],
    run: getPhaseDecks,
  },
  getEventMessages: {
    scope: 'admin',
    summary: 'The messages of the organisers of an event, and how many users a new one would reach',
    refusals: [404],
    run: getEventMessages,
  },
  sendEventMessage: {
    ...edit,
    summary: 'Sends a message to all who play an event; one a day',
    defaultText: 'unknown',
    refreshes: ['eventConfig.getEventMessages'],
    run: sendEventMessage,
  },
  getOrganisers: {
    scope: 'admin',
    summary: 'Who organises an event with the admins, and who has been asked to',
    refusals: [404],
    run: getOrganisers,
  },
  addOrganiser: {
    ...edit,
    summary: 'Names an organiser of an event, who is asked by a notification',
    defaultText: 'unknown',
    refreshes: ['eventConfig.getOrganisers'],
    run: addOrganiser,
  },
  acceptOrganiser: {
    scope: 'play',
    summary: 'Accepts to be an organiser of an event',
    refusals: [404],
    refreshes: ['account.getUser', 'event.getEvents', 'eventConfig.getOrganisers'],
    run: acceptOrganiser,
  },
  removeOrganiser: {
    scope: 'play',
    summary: 'Removes an organiser of an event; without a user the caller leaves, or declines',
    refusals: [404],
    refreshes: ['account.getUser', 'event.getEvents', 'eventConfig.getOrganisers'],
    run: removeOrganiser,
  },
  addEvent: { ...edit, summary: 'Adds an event', refusals: [], run: addEvent },
  updateEvent: {
    ...edit,
    summary: 'Changes an event; marking it completed grants its rewards',
    run: updateEvent,
  },
  removeEvent: {
    ...edit,
    summary: 'Removes an event without decks; with force also one in which only admins have decks',
    run: removeEvent,
  },
  copyEvent: {
    ...edit,
    summary: 'Adds an event like another, with its dates shifted by whole days',
    refusals: [404],
    run: copyEvent,
  },
  exportEvent: {
    scope: 'admin',
    summary:
      'An event as the text of a file that import-event reads; its JSON Schema is at /api/event-file.schema.json',
    refusals: [404],
    defaultText: 'admin',
    run: exportEvent,
  },
  importEvent: {
    ...edit,
    summary: 'Creates or changes an event as a file describes it: all of it or nothing',
    refreshes: [...edit.refreshes, 'scoreSource.getScoreSources'],
    run: importEvent,
  },
  addPhase: { ...edit, summary: 'Adds a phase after the last', run: addPhase },
  copyPhase: {
    ...edit,
    summary: 'Adds a phase with the goal, teams, players and number of perks of another',
    run: copyPhase,
  },
  updatePhase: {
    ...edit,
    summary: 'Changes a phase; a lock that has passed cannot change',
    refreshes: [...edit.refreshes, 'score.proposeGoals'],
    run: updatePhase,
  },
  lowerPhaseGoal: {
    ...edit,
    summary: 'Lowers the goal of a locked phase and ranks the event again',
    run: lowerPhaseGoal,
  },
  removePhase: { ...edit, summary: 'Removes a phase without decks and renumbers the rest', run: removePhase },
  reorderPhases: { ...edit, summary: 'Moves a phase to another position', run: reorderPhases },
  addPhaseTeam: {
    ...edit,
    summary: 'Lets a team and some of its players take part in a phase',
    run: addPhaseTeam,
  },
  removePhaseTeam: {
    ...edit,
    summary: 'Takes a team out of a phase; with force also out of decks',
    run: removePhaseTeam,
  },
  addPhaseTeamPlayer: { ...edit, summary: 'Lets a player take part in a phase', run: addPhaseTeamPlayer },
  removePhaseTeamPlayer: {
    ...edit,
    summary: 'Takes a player out of a phase; with force also out of decks',
    run: removePhaseTeamPlayer,
  },
  updateLineUpNews: {
    ...edit,
    summary: 'Says that a player of a phase is a stand-in, doubtful or out, or takes it back',
    run: updateLineUpNews,
  },
  addPhaseMatch: { ...edit, summary: 'Adds a match with its maps', run: addPhaseMatch },
  addPhaseMatches: {
    ...edit,
    summary: 'Adds many matches of a phase at once, all or none',
    run: addPhaseMatches,
  },
  updatePhaseMatch: { ...edit, summary: 'Changes a match and its maps', run: updatePhaseMatch },
  removePhaseMatch: { ...edit, summary: 'Removes a match', run: removePhaseMatch },
  updatePhasePerks: {
    ...edit,
    summary: 'Sets the perks of a phase; with force removed ones also leave decks',
    run: updatePhasePerks,
  },
  addEventReward: { ...edit, summary: 'Adds a reward for a range of ranks', run: addEventReward },
  updateEventReward: { ...edit, summary: 'Changes a reward of an event', run: updateEventReward },
  removeEventReward: { ...edit, summary: 'Removes a reward of an event', run: removeEventReward },
})
