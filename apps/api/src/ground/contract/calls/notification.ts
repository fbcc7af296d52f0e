import { product } from '@game/domain'
import type { CallRecords } from '../call.ts'

export const notification = {
  getNotifications: {
    method: 'GET',
    path: '/api/social/get-notifications',
    access: 'user',
    scope: 'read',
    summary: "A page of the caller's notifications, newest first",
    refusals: [],
    defaultText: 'unknown',
    refreshes: [],
  },
  readNotifications: {
    method: 'POST',
    path: '/api/social/read-notifications',
    access: 'user',
    scope: 'play',
    summary: "Marks the caller's notifications as read",
    refusals: [],
    defaultText: 'unknown',
    refreshes: ['notification.getNotifications'],
  },
} satisfies CallRecords

export const live = {
  live: {
    method: 'GET',
    path: `/api/${product.slug}/live`,
    access: 'public',
    scope: 'read',
    summary:
      "Messages about changes in an event or a clan, and about the caller's notifications, as server-sent events",
    refusals: [404, 406],
    defaultText: 'unknown',
    refreshes: [],
    transport: 'stream',
  },
} satisfies CallRecords
