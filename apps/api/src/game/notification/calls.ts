import { feature } from '../../ground/contract/call.ts'
import { getNotifications, readNotifications } from './notifications.ts'

export const notificationCalls = feature('/api/social', 'What happened to a user', {
  getNotifications: {
    scope: 'read',
    summary: "A page of the caller's notifications, newest first",
    needs: 'notifications',
    staleAfter: ['notification'],
    run: getNotifications,
  },
  readNotifications: {
    scope: 'play',
    summary: "Marks the caller's notifications as read",
    refreshes: ['notification.getNotifications'],
    run: readNotifications,
  },
})
