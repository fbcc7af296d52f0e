import { useMutation, useQuery } from '@tanstack/react-query'
import { client, refreshAfter, trpc } from '../../../../../base/api/client.ts'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { notify } from '../../../../../base/ui/base/notify.ts'
import type { MapChoice } from '../changes/map-rows.ts'

/** Maps of servers join the sets without a message. */
const pollMs = 15_000

/** Reads the maps in the sets of an event's phases. */
export function usePhaseMaps(eventId: number) {
  return useQuery(trpc.score.getPhaseMaps.queryOptions({ eventId }, { refetchInterval: pollMs }))
}

/** Takes maps in, out or away. The list is read again after a failure too, which may be due to an old list. */
export function useUpdateMaps(eventId: number, onUpdated: () => void) {
  const { t } = useTranslation('admin-maps')
  return useMutation({
    mutationFn: (change: { maps: MapChoice[]; reason: string | undefined }) =>
      client.score.updatePhaseMaps.mutate({ eventId, ...change }),
    onSuccess: () => {
      notify('success', t('updated'))
      onUpdated()
    },
    onSettled: () => refreshAfter('score.updatePhaseMaps'),
  })
}
