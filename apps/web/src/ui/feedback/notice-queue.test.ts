import { expect, test, vi } from 'vitest'
import { NoticeQueue, noticesAtOnce } from './notice-queue.ts'

const texts = (queue: NoticeQueue) => queue.shown().map(notice => notice.text)

test('popups queue: a fourth waits until one has gone (admin-social.md 4)', () => {
  const queue = new NoticeQueue()
  for (const text of ['a', 'b', 'c', 'd']) queue.push('info', text)
  expect(texts(queue)).toEqual(['a', 'b', 'c'])
  expect(noticesAtOnce).toBe(3)
  queue.remove(queue.shown()[0]?.id ?? 0)
  expect(texts(queue)).toEqual(['b', 'c', 'd'])
})

test('the popup-open flag is set while a popup is shown', () => {
  const queue = new NoticeQueue()
  expect(queue.isOpen()).toBe(false)
  queue.push('error', 'no')
  expect(queue.isOpen()).toBe(true)
  queue.remove(queue.shown()[0]?.id ?? 0)
  expect(queue.isOpen()).toBe(false)
})

test('the same words of the same type stand once, of another type beside them', () => {
  const queue = new NoticeQueue()
  queue.push('error', 'no')
  queue.push('error', 'no')
  queue.push('warning', 'no')
  expect(queue.shown().map(notice => notice.type)).toEqual(['error', 'warning'])
})

test('listeners hear of every change until they leave', () => {
  const queue = new NoticeQueue()
  const heard = vi.fn()
  const leave = queue.subscribe(heard)
  queue.push('info', 'a')
  leave()
  queue.push('info', 'b')
  expect(heard).toHaveBeenCalledTimes(1)
})
