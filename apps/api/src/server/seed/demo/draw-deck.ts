import { share } from '@game/art'
import { applyMove, type Deck, deckSize, keyplaysPerCard, type Move } from '@game/domain'

/** What a demo user builds a deck from: ids, the perks in the rolled order. */
export type DeckChoices = { phaseIndex: number; players: number[]; keyplays: number[]; perks: number[] }

/** Keyplays that occur in every match are chosen more often than rare ones. */
const common = new Set([1, 2, 3, 6, 7, 9, 12, 15, 16, 18])
const rareWeight = 0.6
/** The share of decks that use a perk or leave a card or keyplay out. */
const usesPerk = 0.55
const leavesOut = 0.25

/** Draws from a list, always the same for one key; ids with a higher weight are drawn more often. */
const draw = (
  key: string,
  list: readonly number[],
  count: number,
  weight: (id: number) => number,
): number[] =>
  list
    .map(id => ({ id, luck: share(key, String(id)) * weight(id) }))
    .sort((a, b) => b.luck - a.luck)
    .slice(0, count)
    .map(({ id }) => id)

const countOf = (key: string, most: number): number =>
  share(key, 'leaves out') < leavesOut ? most - 1 : most

const movesOf = (key: string, { players, keyplays, perks }: DeckChoices, held: Deck): Move[] => {
  const free = players.filter(id => held.every(card => card.playerId !== id))
  const added = draw(
    `${key} cards`,
    free,
    Math.max(0, countOf(`${key} size`, deckSize) - held.length),
    () => 1,
  )
  const team = [...held.map(card => card.playerId), ...added]
  return [
    ...added.map((playerId): Move => ({ type: 'add', playerId })),
    ...added.flatMap(playerId =>
      draw(`${key} ${playerId}`, keyplays, countOf(`${key} ${playerId}`, keyplaysPerCard), id =>
        common.has(id) ? 1 : rareWeight,
      ).map((keyplayId): Move => ({ type: 'addKeyplay', playerId, keyplayId })),
    ),
    ...perks
      .filter((_perkId, place) => share(key, `uses ${place}`) < usesPerk)
      .map((perkId, place): Move => {
        const card = Math.floor(share(key, `perk ${place}`) * team.length)
        return { type: 'addPerk', playerId: team[card] ?? 0, perkId }
      }),
  ]
}

/**
 * Draws a deck, empty at first or with carried cards, always the same for one key. It is built by moves like every deck, so
 * it is legal; a perk that its card cannot take is skipped.
 */
export function drawDeck(key: string, choices: DeckChoices, held: Deck = []): Deck {
  const situation = { ...choices, state: 'open' } as const
  return movesOf(key, choices, held).reduce((deck, move) => {
    const result = applyMove(deck, move, situation)
    return result.ok ? result.value : deck
  }, held)
}
