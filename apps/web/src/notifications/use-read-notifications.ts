import { useMutation, useQueryClient } from '@tanstack/react-query'
import { trpc } from '../api/client.ts'
import { optimistic } from '../api/snapshot.ts'
import { markRead, type NotificationList } from './mark-read.ts'
import { newest } from './newest.ts'

/** Marks notifications read, all of them without `ids`. */
export function useReadNotifications() {
  const client = useQueryClient()
  return useMutation(
    trpc.notification.readNotifications.mutationOptions({
      onMutate: ({ ids }) =>
        optimistic<NotificationList>(client, trpc.notification.getNotifications.queryKey(newest), list =>
          markRead(list, ids, new Date().toISOString()),
        ),
      onSettled: () => client.invalidateQueries(trpc.notification.pathFilter()),
    }),
  )
}
