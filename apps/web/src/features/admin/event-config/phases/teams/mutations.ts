import type { NewsFields } from '@game/domain'
import { client } from '../../../../../base/api/client.ts'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { notify } from '../../../../../base/ui/base/notify.ts'
import { useEventEdit } from '../../event/configured-event.ts'

type Team = { teamId: number; players: number[] }
type Leaving = { teamId: number; force: boolean }
type Player = { teamId: number; playerId: number }

/** Changes a phase's line-up. Removals are quiet: the dialog shows the failure. */
export function useTeamEdits(eventId: number, phaseIndex: number) {
  const { t } = useTranslation('admin-phases')
  const at = { eventId, phaseIndex }
  const { eventConfig } = client
  return {
    addTeam: useEventEdit({
      eventId,
      send: (team: Team) => eventConfig.addPhaseTeam.mutate({ ...at, ...team }),
      done: () => notify('success', t('teamAdded')),
    }),
    removeTeam: useEventEdit({
      eventId,
      send: (team: Leaving) => eventConfig.removePhaseTeam.mutate({ ...at, ...team }),
      done: (_answer, { teamId }) => notify('success', t('teamRemoved', { id: teamId })),
      quiet: true,
    }),
    addPlayer: useEventEdit({
      eventId,
      send: (player: Player) => eventConfig.addPhaseTeamPlayer.mutate({ ...at, ...player }),
      done: () => notify('success', t('playerAdded')),
    }),
    removePlayer: useEventEdit({
      eventId,
      send: (player: Player & Leaving) => eventConfig.removePhaseTeamPlayer.mutate({ ...at, ...player }),
      done: () => notify('success', t('playerRemoved')),
      quiet: true,
    }),
    sayNews: useEventEdit({
      eventId,
      send: (news: { playerId: number } & NewsFields) =>
        eventConfig.updateLineUpNews.mutate({ ...at, ...news }),
      done: () => notify('success', t('news.saved')),
      quiet: true,
    }),
  }
}
