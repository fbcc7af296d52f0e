import { expect, test, vi } from 'vitest'
import { openStorage } from './browser-storage.ts'
import { consentKey, everything, onlyNecessary, readConsent } from './consent.ts'
import { ConsentStore } from './consent-store.ts'

const storage = (entries: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    clear: () => kept.clear(),
  }
}

test.each([
  null,
  '',
  '{',
  '"yes"',
  'null',
  '{}',
  '{"preferences":true}',
  '{"preferences":1,"analytics":0,"marketing":0}',
])('an invalid stored choice counts as no choice: %j', stored => {
  expect(readConsent(stored)).toBeNull()
})

test('the necessary cannot be stored as refused', () => {
  expect(readConsent(JSON.stringify({ ...everything, necessary: false }))).toEqual(everything)
})

test('nothing is allowed and nothing is stored before the choice (rulebook 13.38)', () => {
  const device = storage()
  const store = new ConsentStore(device)
  expect(store.choice.get()).toBeNull()
  expect(store.allows('preferences')).toBe(false)
  expect(device.kept.size).toBe(0)
})

test('a choice is stored under the fixed key, announced to subscribers, and read at the next visit', () => {
  const device = storage()
  const store = new ConsentStore(device)
  const listener = vi.fn()
  store.choice.subscribe(listener)
  store.choose({ ...onlyNecessary, preferences: true })
  expect(listener).toHaveBeenCalledOnce()
  expect(device.kept.has(consentKey)).toBe(true)
  const next = new ConsentStore(device)
  expect([next.allows('preferences'), next.allows('marketing')]).toEqual([true, false])
})

test('withdrawing the consent to preferences deletes everything but the choice from the device', () => {
  const device = storage({ language: 'pl', [consentKey]: JSON.stringify(everything) })
  new ConsentStore(device).choose(onlyNecessary)
  expect([...device.kept.keys()]).toEqual([consentKey])
})

test('without storage the choice is kept as long as the page is open', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const store = new ConsentStore(openStorage(forbidden))
  store.choose(onlyNecessary)
  expect(store.choice.get()).toEqual(onlyNecessary)
})
