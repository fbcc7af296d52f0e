import { router } from '../http/trpc.ts'
import { addEvent } from './settings/add-event.ts'
import { addEventReward } from './reward/add-event-reward.ts'
import { addPhase } from './phase/add-phase.ts'
import { addPhaseMatch } from './match/add-phase-match.ts'
import { addPhaseTeam } from './line-up/add-phase-team.ts'
import { addPhaseTeamPlayer } from './line-up/add-phase-team-player.ts'
import { getPhaseDecks } from './read/get-phase-decks.ts'
import { removeEvent } from './settings/remove-event.ts'
import { removeEventReward } from './reward/remove-event-reward.ts'
import { removePhase } from './phase/remove-phase.ts'
import { removePhaseMatch } from './match/remove-phase-match.ts'
import { removePhaseTeam } from './line-up/remove-phase-team.ts'
import { removePhaseTeamPlayer } from './line-up/remove-phase-team-player.ts'
import { reorderPhases } from './phase/reorder-phases.ts'
import { updateEvent } from './settings/update-event.ts'
import { updateEventReward } from './reward/update-event-reward.ts'
import { updatePhase } from './phase/update-phase.ts'
import { updatePhaseMatch } from './match/update-phase-match.ts'
import { updatePhasePerks } from './phase/update-phase-perks.ts'

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
