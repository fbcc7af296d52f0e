import type { Outputs } from '../api/client.ts'

export type NotificationList = Outputs['notification']['getNotifications']

/** The list with those of `ids` read, all of them without `ids`. */
export function markRead(list: NotificationList, ids: number[] | undefined, at: string): NotificationList {
  const isMeant = ({ id, readAt }: NotificationList['notifications'][number]) =>
    readAt === null && (ids === undefined || ids.includes(id))
  const meant = list.notifications.filter(isMeant).length
  return {
    ...list,
    unread: ids === undefined ? 0 : list.unread - meant,
    notifications: list.notifications.map(each => (isMeant(each) ? { ...each, readAt: at } : each)),
  }
}
