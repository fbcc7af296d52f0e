import type { Deck } from '@game/domain'

/**
 * Packs the cards of a deck as whole numbers, each in as few bytes as it needs: the number of cards; for each card its player, the
 * number of perks and their ids, the number of keyplays and their ids. Each byte has seven bits of a number, lowest first; the
 * eighth bit is set in all bytes of a number but the last.
 */
export function packCards(cards: Deck): Uint8Array {
  const bytes: number[] = []
  const add = (number: number) => {
    let left = number
    for (; left > 127; left = Math.floor(left / 128)) bytes.push((left % 128) + 128)
    bytes.push(left)
  }
  const addList = (numbers: readonly number[]) => {
    add(numbers.length)
    numbers.forEach(add)
  }
  add(cards.length)
  for (const { playerId, keyplays, perks } of cards) {
    add(playerId)
    addList(perks.map(perk => perk.perkId))
    addList(keyplays)
  }
  return Uint8Array.from(bytes)
}

/** Reads packed cards, number by number, one deck after another. */
export class PackedReader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  next(): number {
    let byte = this.#bytes[this.#at++] as number
    let number = byte & 127
    for (let unit = 128; byte > 127; unit *= 128) {
      byte = this.#bytes[this.#at++] as number
      number += (byte & 127) * unit
    }
    return number
  }
}
