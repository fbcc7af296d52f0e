import { router } from '../../ground/call/trpc.ts'
import { copyEvent } from './copy/copy-event.ts'
import { copyPhase } from './copy/copy-phase.ts'
import { exportEvent } from './file/export-event.ts'
import { addPhaseTeam, addPhaseTeamPlayer } from './line-up/add-to-line-up.ts'
import { removePhaseTeam, removePhaseTeamPlayer } from './line-up/remove-from-line-up.ts'
import { addPhaseMatches } from './match/add-fixtures.ts'
import { addPhaseMatch, removePhaseMatch, updatePhaseMatch } from './match/edit-matches.ts'
import { getEventMessages, sendEventMessage } from './message/messages.ts'
import { addPhase, updatePhase } from './phase/edit-phases.ts'
import { lowerPhaseGoal } from './phase/lower-goal.ts'
import { removePhase, reorderPhases } from './phase/renumber-phases.ts'
import { updatePhasePerks } from './phase/update-phase-perks.ts'
import { getPhaseDecks } from './read/get-phase-decks.ts'
import { addEventReward, removeEventReward, updateEventReward } from './reward/edit-rewards.ts'
import { addEvent, removeEvent, updateEvent } from './settings/edit-events.ts'

/** The calls by which admins configure events (rulebook 12.23). */
export const eventConfigRouter = router({
  getPhaseDecks,
  getEventMessages,
  sendEventMessage,
  addEvent,
  updateEvent,
  removeEvent,
  copyEvent,
  exportEvent,
  addPhase,
  copyPhase,
  updatePhase,
  lowerPhaseGoal,
  removePhase,
  reorderPhases,
  addPhaseTeam,
  removePhaseTeam,
  addPhaseTeamPlayer,
  removePhaseTeamPlayer,
  addPhaseMatch,
  addPhaseMatches,
  updatePhaseMatch,
  removePhaseMatch,
  updatePhasePerks,
  addEventReward,
  updateEventReward,
  removeEventReward,
})
