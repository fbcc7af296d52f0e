import { product } from '@game/domain'
import type { CallRecords } from '../call.ts'

export const notification = {
  getNotifications: {
    method: 'GET',
    path: '/api/social/get-notifications',
    access: 'user',
    summary: 'A page of the own notifications, newest first',
    refusals: [],
    defaultText: 'unknown',
    refreshes: [],
  },
  readNotifications: {
    method: 'POST',
    path: '/api/social/read-notifications',
    access: 'user',
    summary: 'Marks own notifications as read',
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
    summary: 'What changes in an event or a clan, and the own notifications, as server-sent events',
    refusals: [404, 406],
    defaultText: 'unknown',
    refreshes: [],
    transport: 'stream',
  },
} satisfies CallRecords
