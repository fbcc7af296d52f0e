import { expect, test, vi } from 'vitest'
import { isPopupOpen, NoticeQueue, noticesAtOnce } from './notify.ts'

const shownBy = (queue: NoticeQueue) => queue.state.get().shown
const texts = (queue: NoticeQueue) => shownBy(queue).map(notice => notice.text)

test('popups queue: a fourth waits until one has gone (rulebook 13.31)', () => {
  const queue = new NoticeQueue()
  for (const text of ['a', 'b', 'c', 'd']) queue.push('info', text)
  expect(texts(queue)).toEqual(['a', 'b', 'c'])
  expect(noticesAtOnce).toBe(3)
  queue.remove(shownBy(queue)[0]?.id ?? 0)
  expect(texts(queue)).toEqual(['b', 'c', 'd'])
})

test('the popup-open flag is set while a popup is shown', () => {
  const queue = new NoticeQueue()
  expect(isPopupOpen(queue.state.get())).toBe(false)
  queue.push('error', 'no')
  expect(isPopupOpen(queue.state.get())).toBe(true)
  queue.remove(shownBy(queue)[0]?.id ?? 0)
  expect(isPopupOpen(queue.state.get())).toBe(false)
})

test('the same words of the same type stand once, of another type beside them', () => {
  const queue = new NoticeQueue()
  queue.push('error', 'no')
  queue.push('error', 'no')
  queue.push('warning', 'no')
  expect(shownBy(queue).map(notice => notice.type)).toEqual(['error', 'warning'])
})

test('the same words within their time renew the popup, shown or waiting (rulebook 13.31)', () => {
  const queue = new NoticeQueue()
  for (const text of ['a', 'b', 'c', 'd', 'a', 'd']) queue.push('info', text)
  expect(shownBy(queue).map(({ text, times }) => [text, times])).toEqual([
    ['a', 2],
    ['b', 1],
    ['c', 1],
  ])
  expect(queue.state.get().waiting).toMatchObject([{ text: 'd', times: 2 }])
})

test('listeners hear of every change until they leave', () => {
  const queue = new NoticeQueue()
  const heard = vi.fn()
  const { unsubscribe } = queue.state.subscribe(heard)
  queue.push('info', 'a')
  unsubscribe()
  queue.push('info', 'b')
  expect(heard).toHaveBeenCalledTimes(1)
})
