import fc from 'fast-check'
import { expect, it } from 'vitest'
import { move, moveContext, play, playedDeck } from '../../test/arbitraries.ts'
import { phaseStateNames } from '../shared/vocabulary.ts'
import { type Deck, isLegalDeck } from './deck.ts'
import { applyMove, type Move, type MoveContext } from './move.ts'
import { perkSupply, perkUse } from './perk-supply.ts'

/** A deck without the order in which keyplays and perks came: they are sets (rulebook 4.8, 4.9). */
const asSets = (deck: Deck) =>
  deck.map(({ playerId, keyplays, perks }) => ({
    playerId,
    keyplays: keyplays.toSorted((a, b) => a - b),
    perks: perks.toSorted((a, b) => a.perkId - b.perkId),
  }))

const done = (deck: Deck, first: Move, at: MoveContext): Deck => {
  const result = applyMove(deck, first, at)
  if (!result.ok) throw new Error(`${first.type}: ${result.rule}`)
  return result.value
}

/** The move that undoes an accepted one, if there is one: the contents of a removed card are lost. */
const undoing = (deck: Deck, accepted: Move): Move | null => {
  switch (accepted.type) {
    case 'add':
      return { ...accepted, type: 'remove' }
    case 'addKeyplay':
      return { ...accepted, type: 'removeKeyplay' }
    case 'removeKeyplay':
      return { ...accepted, type: 'addKeyplay' }
    case 'addPerk':
      return { ...accepted, type: 'removePerk' }
    case 'transferPerk':
      return { ...accepted, playerA: accepted.playerB, playerB: accepted.playerA }
    default:
      return deck.length === 0 ? null : accepted
  }
}

it('keeps a deck legal and within the supply after any sequence of moves (rulebook 4.2, 4.10)', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 80 }), moveContext, (moves, at) => {
      const deck = play([], moves, at)
      expect(isLegalDeck(deck)).toBe(true)
      for (const perk of [1, 2, 3, 4, 5])
        expect(perkUse(deck, perk, at.phaseIndex)).toBeLessThanOrEqual(perkSupply(at.perks, perk))
      for (const card of deck) expect(at.players).toContain(card.playerId)
    }),
  )
})

it('restores the deck when a move is undone', () => {
  fc.assert(
    fc.property(playedDeck, move, ({ at, deck }, next) => {
      const undo = undoing(deck, next)
      const result = applyMove(deck, next, at)
      fc.pre(result.ok && undo !== null && undo !== next)
      if (result.ok && undo && undo !== next) {
        const known = undo.type === 'addKeyplay' ? { ...at, keyplays: [1, 2, 3, 4, 5, 6] } : at
        expect(asSets(done(result.value, undo, known))).toEqual(asSets(deck))
      }
    }),
  )
})

it('restores the order when a card is moved back to its old place (rulebook 4.7)', () => {
  fc.assert(
    fc.property(playedDeck, fc.nat(4), fc.nat(4), ({ at, deck }, from, to) => {
      const [a, b] = [deck[from], deck[to]]
      fc.pre(a !== undefined && b !== undefined)
      if (!a || !b) return
      const moved = done(deck, { type: 'reorder', playerA: a.playerId, playerB: b.playerId }, at)
      expect(moved[to]).toBe(a)
      expect(moved.filter(card => card !== a)).toEqual(deck.filter(card => card !== a))
      const there = moved[from] ?? a
      expect(done(moved, { type: 'reorder', playerA: a.playerId, playerB: there.playerId }, at)).toEqual(deck)
    }),
  )
})

it('returns the same result each time, and never changes its arguments', () => {
  fc.assert(
    fc.property(playedDeck, move, ({ at, deck }, next) => {
      const before = structuredClone({ deck, next, at })
      expect(applyMove(deck, next, at)).toEqual(applyMove(deck, next, at))
      expect({ deck, next, at }).toEqual(before)
    }),
  )
})

it('refuses every move in a phase that is not open (rulebook 4.4)', () => {
  const shut = phaseStateNames.filter(state => state !== 'open')
  fc.assert(
    fc.property(playedDeck, move, fc.constantFrom(...shut), ({ at, deck }, next, state) => {
      expect(applyMove(deck, next, { ...at, state })).toEqual({ ok: false, rule: 'PHASE_NOT_OPEN' })
    }),
  )
})
