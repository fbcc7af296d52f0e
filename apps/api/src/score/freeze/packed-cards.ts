import type { Deck } from '@game/domain'

/**
 * Packs the cards of a deck as whole numbers, each in as few bytes as it needs: how many cards; of each its player, how many
 * keyplays and which, how many perks and which. Seven bits a byte, lowest first; all but the last of a number have the eighth.
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
    addList(keyplays)
    addList(perks.map(perk => perk.perkId))
  }
  return Uint8Array.from(bytes)
}

/** Reads packed cards, number by number, one deck after another. */
export class PackedReader {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  next(): number {
    let [number, unit, byte] = [0, 1, 0]
    do {
      byte = this.#bytes[this.#at++] as number
      number += (byte & 127) * unit
      unit *= 128
    } while (byte > 127)
    return number
  }

  list(): number[] {
    const numbers: number[] = []
    for (let left = this.next(); left > 0; left--) numbers.push(this.next())
    return numbers
  }

  /** Passes over a list; answers its bytes as a text, which is the same for the same list. */
  listAsText(): string {
    const start = this.#at
    for (let left = this.next(); left > 0; left--) this.next()
    return this.#bytes.toString('latin1', start, this.#at)
  }
}
