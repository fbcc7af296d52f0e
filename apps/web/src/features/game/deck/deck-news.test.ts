import { expect, test } from 'vitest'
import { type AnnouncedDeck, deckNews } from './deck-news.ts'

const deck = (names: string, ...sleeves: AnnouncedDeck['sleeves']): AnnouncedDeck => ({
  cards: [...names].map(name => ({ playerId: name.charCodeAt(0), name })),
  sleeves,
})
const balanced = { id: 1, name: 'Balanced', mult: 1.5 }

test('a card added, and the sleeve that it makes active (rulebook 13.44)', () => {
  expect(deckNews(deck('ab'), deck('abc', balanced))).toEqual([
    { kind: 'added', name: 'c', cards: 3 },
    { kind: 'sleeveOn', name: 'Balanced', mult: 1.5 },
  ])
})

test('a card removed, and the sleeve that is no longer active (rulebook 13.44)', () => {
  expect(deckNews(deck('abc', balanced), deck('bc'))).toEqual([
    { kind: 'removed', name: 'a', cards: 2 },
    { kind: 'sleeveOff', name: 'Balanced', mult: 1.5 },
  ])
})

test('after a move the card that moved furthest, with its new place (rulebook 13.44)', () => {
  expect(deckNews(deck('abcd'), deck('bcda'))).toEqual([{ kind: 'moved', name: 'a', place: 4 }])
  expect(deckNews(deck('abcd'), deck('abcd'))).toEqual([])
})
