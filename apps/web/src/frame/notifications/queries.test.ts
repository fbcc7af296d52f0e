import { expect, test } from 'vitest'
import { markRead, type NotificationList } from './queries.ts'

const at = '2026-01-02T00:00:00Z'
const notification = (id: number, readAt: string | null) => ({
  id,
  kind: 'friend_invite' as const,
  facts: { username: 'kasia' },
  createdAt: '2026-01-01T00:00:00Z',
  readAt,
})
const list: NotificationList = {
  notifications: [notification(3, null), notification(2, at), notification(1, null)],
  count: 40,
  unread: 12,
  unreadGroups: 5,
}

test('the notifications with the given ids are marked read, and counted once', () => {
  const read = markRead(list, [3, 2], at)
  expect([read.unread, read.unreadGroups]).toEqual([11, 4])
  expect(read.notifications.map(({ readAt }) => readAt)).toEqual([at, at, null])
})

test('without ids all are marked read, also those on other pages', () => {
  const read = markRead(list, undefined, at)
  expect([read.unread, read.unreadGroups]).toEqual([0, 0])
  expect(read.notifications.every(({ readAt }) => readAt !== null)).toBe(true)
})
