/** What is announced of a deck: its cards in order, and its fulfilled sleeves with their multipliers. */
export type AnnouncedDeck = {
  cards: readonly { playerId: number; name: string }[]
  sleeves: readonly { id: number; name: string; mult: number }[]
}

/** One change of a deck, to be said in the reader's language. */
export type DeckNews =
  | { kind: 'added' | 'removed'; name: string; cards: number }
  | { kind: 'moved'; name: string; place: number }
  | { kind: 'sleeveOn' | 'sleeveOff'; name: string; mult: number }

/** Lists what has changed in a deck, the cards first, then the sleeves that became active or no longer are. */
export function deckNews(before: AnnouncedDeck, after: AnnouncedDeck): DeckNews[] {
  const isIn = (list: readonly { id: number }[], id: number) => list.some(each => each.id === id)
  return [
    ...cardNews(before.cards, after.cards),
    ...after.sleeves
      .filter(({ id }) => !isIn(before.sleeves, id))
      .map(({ name, mult }) => ({ kind: 'sleeveOn' as const, name, mult })),
    ...before.sleeves
      .filter(({ id }) => !isIn(after.sleeves, id))
      .map(({ name, mult }) => ({ kind: 'sleeveOff' as const, name, mult })),
  ]
}

function cardNews(before: AnnouncedDeck['cards'], after: AnnouncedDeck['cards']): DeckNews[] {
  const isIn = (cards: AnnouncedDeck['cards'], playerId: number) =>
    cards.some(card => card.playerId === playerId)
  const cards = after.length
  const changes: DeckNews[] = [
    ...after
      .filter(({ playerId }) => !isIn(before, playerId))
      .map(({ name }) => ({ kind: 'added' as const, name, cards })),
    ...before
      .filter(({ playerId }) => !isIn(after, playerId))
      .map(({ name }) => ({ kind: 'removed' as const, name, cards })),
  ]
  if (changes.length > 0) return changes
  const distance = ({ playerId }: { playerId: number }, place: number) =>
    Math.abs(before.findIndex(card => card.playerId === playerId) - place)
  const moved = after
    .map((card, place) => ({ name: card.name, place: place + 1, by: distance(card, place) }))
    .toSorted((a, b) => b.by - a.by)[0]
  return moved && moved.by > 0 ? [{ kind: 'moved', name: moved.name, place: moved.place }] : []
}
