import { client, type Inputs } from '../../../../base/api/client.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { notify } from '../../../../base/ui/base/notify.ts'
import { useEventEdit } from '../event/configured-event.ts'

type Reward = { data: Inputs['eventConfig']['addEventReward']['data']; revision: number | undefined }

/** Adds a reward to the event, or changes the one with the id. */
export function useSaveReward(eventId: number, id: number | undefined) {
  const { t } = useTranslation('admin-config')
  const { addEventReward, updateEventReward } = client.eventConfig
  return useEventEdit<Reward, unknown>({
    eventId,
    send: ({ data, revision }) =>
      id === undefined
        ? addEventReward.mutate({ eventId, data })
        : updateEventReward.mutate({ eventId, id, data, revision }),
    done: () => notify('success', t(id === undefined ? 'rewardAdded' : 'rewardUpdated')),
  })
}

export function useRemoveReward(eventId: number) {
  return useEventEdit({
    eventId,
    send: (id: number) => client.eventConfig.removeEventReward.mutate({ id }),
    quiet: true,
  })
}
