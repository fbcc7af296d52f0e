import { router } from '../http/trpc.ts'
import { addEvent } from './add-event.ts'
import { addEventReward } from './add-event-reward.ts'
import { addPhase } from './add-phase.ts'
import { addPhaseMatch } from './add-phase-match.ts'
import { addPhaseTeam } from './add-phase-team.ts'
import { addPhaseTeamPlayer } from './add-phase-team-player.ts'
import { getPhaseDecks } from './get-phase-decks.ts'
import { removeEvent } from './remove-event.ts'
import { removeEventReward } from './remove-event-reward.ts'
import { removePhase } from './remove-phase.ts'
import { removePhaseMatch } from './remove-phase-match.ts'
import { removePhaseTeam } from './remove-phase-team.ts'
import { removePhaseTeamPlayer } from './remove-phase-team-player.ts'
import { reorderPhases } from './reorder-phases.ts'
import { updateEvent } from './update-event.ts'
import { updateEventReward } from './update-event-reward.ts'
import { updatePhase } from './update-phase.ts'
import { updatePhaseMatch } from './update-phase-match.ts'
import { updatePhasePerks } from './update-phase-perks.ts'

/** Admins configure events (admin-social.md 7, Event config). */
export const eventConfigRouter = router({
  getPhaseDecks,
  addEvent,
  updateEvent,
  removeEvent,
  addPhase,
  updatePhase,
  removePhase,
  reorderPhases,
  addPhaseTeam,
  removePhaseTeam,
  addPhaseTeamPlayer,
  removePhaseTeamPlayer,
  addPhaseMatch,
  updatePhaseMatch,
  removePhaseMatch,
  updatePhasePerks,
  addEventReward,
  updateEventReward,
  removeEventReward,
})
