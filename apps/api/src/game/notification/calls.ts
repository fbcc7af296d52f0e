import { feature } from '../../ground/contract/call.ts'
import { getNotificationGroups } from './bell/groups.ts'
import { getMutes, muteNotifications, unmuteNotifications } from './bell/mutes.ts'
import { getNotifications, readNotifications } from './notifications.ts'

const bell = ['notification.getNotifications', 'notification.getNotificationGroups'] as const
const muted = [...bell, 'notification.getMutes', 'talk.getTalk'] as const

export const notificationCalls = feature('/api/social', 'What happened to a user', {
  getNotifications: {
    scope: 'read',
    summary: "A page of the caller's notifications, newest first",
    needs: 'notifications',
    staleAfter: ['notification'],
    run: getNotifications,
  },
  getNotificationGroups: {
    scope: 'read',
    summary: "The caller's newest notifications in groups, the most important first",
    needs: 'groups',
    staleAfter: ['notification'],
    run: getNotificationGroups,
  },
  getMutes: { scope: 'read', summary: 'What the caller has muted', run: getMutes },
  muteNotifications: {
    scope: 'play',
    summary: 'Mutes a kind of notification, or all about a league, clan or event',
    refusals: [404],
    refreshes: muted,
    run: muteNotifications,
  },
  unmuteNotifications: {
    scope: 'play',
    summary: 'Ends a mute',
    refreshes: muted,
    run: unmuteNotifications,
  },
  readNotifications: {
    scope: 'play',
    summary: "Marks the caller's notifications as read",
    refreshes: bell,
    run: readNotifications,
  },
})
