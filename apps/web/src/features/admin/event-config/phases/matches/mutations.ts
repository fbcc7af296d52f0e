import type { Fixture } from '@game/domain'
import { client, type Inputs } from '../../../../../base/api/client.ts'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { notify } from '../../../../../base/ui/base/notify.ts'
import { useEventEdit } from '../../event/configured-event.ts'

type Match = Omit<Inputs['eventConfig']['addPhaseMatch'], 'eventId'> & { revision: number | undefined }

/** Creates a match, or changes the one with the id. */
export function useSaveMatch(eventId: number, id: number | undefined) {
  const { t } = useTranslation('admin-phases')
  const { addPhaseMatch, updatePhaseMatch } = client.eventConfig
  return useEventEdit<Match, unknown>({
    eventId,
    send: ({ revision, ...match }) =>
      id === undefined
        ? addPhaseMatch.mutate({ eventId, ...match })
        : updatePhaseMatch.mutate({ eventId, id, ...match, revision }),
    done: () => notify('success', t(id === undefined ? 'matchAdded' : 'matchUpdated')),
  })
}

/** Adds the matches of a table of fixtures, all or none. */
export function useAddMatches(eventId: number, phaseIndex: number) {
  const { t } = useTranslation('admin-phases')
  return useEventEdit({
    eventId,
    send: (matches: readonly (Fixture & { id?: number })[], event) => {
      const revision = event?.phases.find(({ index }) => index === phaseIndex)?.revision
      const body = { eventId, phaseIndex, matches: [...matches], revision }
      return client.eventConfig.addPhaseMatches.mutate(body)
    },
    done: (_answer, matches) => notify('success', t('fixtures.added', { count: matches.length })),
  })
}

export function useRemoveMatch(eventId: number) {
  const { t } = useTranslation('admin-phases')
  return useEventEdit({
    eventId,
    send: (id: number) => client.eventConfig.removePhaseMatch.mutate({ id }),
    done: () => notify('success', t('matchRemoved')),
    quiet: true,
  })
}
