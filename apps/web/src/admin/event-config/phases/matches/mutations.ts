import { client, type Inputs } from '../../../../api/client.ts'
import { useTranslation } from '../../../../texts/use-translation.ts'
import { notify } from '../../../../ui/feedback/notify.ts'
import { useEventEdit } from '../../configured-event.ts'

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

export function useRemoveMatch(eventId: number) {
  const { t } = useTranslation('admin-phases')
  return useEventEdit({
    eventId,
    send: (id: number) => client.eventConfig.removePhaseMatch.mutate({ id }),
    done: () => notify('success', t('matchRemoved')),
    quiet: true,
  })
}
