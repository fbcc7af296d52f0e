import { share } from '@game/art'
import { applyMove, type Deck, deckSize, keyplaysPerCard, type Move } from '@game/domain'

/** What a demo player builds a deck from: ids, the perks as they were rolled. */
export type DeckChoices = { phaseIndex: number; players: number[]; keyplays: number[]; perks: number[] }

/** The keyplays that come up in every match are taken more readily than the long shots. */
const common = new Set([1, 2, 3, 6, 7, 9, 12, 15, 16, 18])
const longShot = 0.6
/** Some leave a card, a keyplay or a perk unused. */
const usesPerk = 0.55
const leavesOut = 0.25

/** Some of a list, the same for the same key: what is liked better comes more often. */
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

const wanted = (key: string, most: number): number => (share(key, 'leaves out') < leavesOut ? most - 1 : most)

const movesOf = (key: string, { players, keyplays, perks }: DeckChoices, held: Deck): Move[] => {
  const free = players.filter(id => held.every(card => card.playerId !== id))
  const added = draw(
    `${key} cards`,
    free,
    Math.max(0, wanted(`${key} size`, deckSize) - held.length),
    () => 1,
  )
  const team = [...held.map(card => card.playerId), ...added]
  return [
    ...added.map((playerId): Move => ({ type: 'add', playerId })),
    ...added.flatMap(playerId =>
      draw(`${key} ${playerId}`, keyplays, wanted(`${key} ${playerId}`, keyplaysPerCard), id =>
        common.has(id) ? 1 : longShot,
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
 * A deck as somebody might build it, from nothing or from carried cards; the key draws it. It is made of moves like
 * anybody's, so it is legal; a perk that its card can't take stays in the pool.
 */
export function drawDeck(key: string, choices: DeckChoices, held: Deck = []): Deck {
  const situation = { ...choices, state: 'open' } as const
  return movesOf(key, choices, held).reduce((deck, move) => {
    const result = applyMove(deck, move, situation)
    return result.ok ? result.value : deck
  }, held)
}
