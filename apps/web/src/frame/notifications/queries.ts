import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Outputs, refreshAfter, trpc } from '../../base/api/client.ts'
import { optimistic } from '../../base/api/snapshot.ts'

/** The part of the list that the header shows. */
export const newest = { page: 1, pageSize: 25 }

/** Marks notifications read, or all of them without `ids`. */
export function useReadNotifications() {
  const client = useQueryClient()
  return useMutation(
    trpc.notification.readNotifications.mutationOptions({
      onMutate: ({ ids }) =>
        optimistic<NotificationList>(client, trpc.notification.getNotifications.queryKey(newest), list =>
          markRead(list, ids, new Date().toISOString()),
        ),
      onSettled: () => refreshAfter('notification.readNotifications'),
    }),
  )
}

export type NotificationList = Outputs['notification']['getNotifications']
export type NotificationGroup = Outputs['notification']['getNotificationGroups']['groups'][number]

/** Returns the list with those of `ids`, a group that was not read, marked read, or all of them without `ids`. */
export function markRead(list: NotificationList, ids: number[] | undefined, at: string): NotificationList {
  const isMeant = ({ id, readAt }: NotificationList['notifications'][number]) =>
    readAt === null && (ids === undefined || ids.includes(id))
  const meant = list.notifications.filter(isMeant).length
  return {
    ...list,
    unread: ids === undefined ? 0 : list.unread - meant,
    unreadGroups: ids === undefined ? 0 : Math.max(0, list.unreadGroups - 1),
    notifications: list.notifications.map(each => (isMeant(each) ? { ...each, readAt: at } : each)),
  }
}
