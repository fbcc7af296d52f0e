import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PackedReader, packCards } from './packed-cards.ts'

const id = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.nat(2 ** 31 - 1))
const card = fc.record({
  playerId: id,
  keyplays: fc.array(id, { maxLength: 3 }),
  perks: fc.array(fc.record({ perkId: id, originPhase: fc.nat(9) }), { maxLength: 3 }),
})

test('packed decks are read back unchanged, one after another', () => {
  fc.assert(
    fc.property(fc.array(fc.array(card, { maxLength: 5 }), { maxLength: 5 }), decks => {
      const reader = new PackedReader(Buffer.concat(decks.map(packCards)))
      const list = <Item>(read: () => Item) => Array.from({ length: reader.next() }, read)
      const number = () => reader.next()
      const read = decks.map(() =>
        list(() => ({ playerId: number(), perks: list(number), keyplays: list(number) })),
      )
      expect(read).toEqual(
        decks.map(deck => deck.map(each => ({ ...each, perks: each.perks.map(perk => perk.perkId) }))),
      )
    }),
  )
})
