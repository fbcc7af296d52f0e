import { expect, test, vi } from 'vitest'
import { isPopupOpen, PopupQueue, popupsAtOnce } from './notify.ts'

const shownBy = (queue: PopupQueue) => queue.state.get().shown
const texts = (queue: PopupQueue) => shownBy(queue).map(popup => popup.text)

test('popups queue: a fourth waits until one has closed (rulebook 13.31)', () => {
  const queue = new PopupQueue()
  for (const text of ['a', 'b', 'c', 'd']) queue.push('info', text)
  expect(texts(queue)).toEqual(['a', 'b', 'c'])
  expect(popupsAtOnce).toBe(3)
  queue.remove(shownBy(queue)[0]?.id ?? 0)
  expect(texts(queue)).toEqual(['b', 'c', 'd'])
})

test('the popup-open flag is set while a popup is shown', () => {
  const queue = new PopupQueue()
  expect(isPopupOpen(queue.state.get())).toBe(false)
  queue.push('error', 'no')
  expect(isPopupOpen(queue.state.get())).toBe(true)
  queue.remove(shownBy(queue)[0]?.id ?? 0)
  expect(isPopupOpen(queue.state.get())).toBe(false)
})

test('the same text of the same type is shown once, of another type next to it', () => {
  const queue = new PopupQueue()
  queue.push('error', 'no')
  queue.push('error', 'no')
  queue.push('warning', 'no')
  expect(shownBy(queue).map(popup => popup.type)).toEqual(['error', 'warning'])
})

test('the same text again renews its popup, shown or waiting (rulebook 13.31)', () => {
  const queue = new PopupQueue()
  for (const text of ['a', 'b', 'c', 'd', 'a', 'd']) queue.push('info', text)
  expect(shownBy(queue).map(({ text, times }) => [text, times])).toEqual([
    ['a', 2],
    ['b', 1],
    ['c', 1],
  ])
  expect(queue.state.get().waiting).toMatchObject([{ text: 'd', times: 2 }])
})

test('listeners receive every change until they unsubscribe', () => {
  const queue = new PopupQueue()
  const listener = vi.fn()
  const { unsubscribe } = queue.state.subscribe(listener)
  queue.push('info', 'a')
  unsubscribe()
  queue.push('info', 'b')
  expect(listener).toHaveBeenCalledTimes(1)
})
