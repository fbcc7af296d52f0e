import { type Refusal, refuse } from '../shared/result.ts'
import { mustFit, shapeRefusal } from '../shared/value/must-fit.ts'
import type { PhaseState } from '../shared/vocabulary.ts'
import { addCard, addKeyplay } from './card-move.ts'
import type { CardPerk, Deck, DeckCard } from './deck.ts'
import { type MoveContext, refuseMoves } from './move.ts'
import { addPerk, refusePerk } from './perk-move.ts'
import { deckContext, deckShape } from './shapes.ts'

/** What a deck is checked against: the same as a move. Without `state` only the deck itself is checked. */
export type DeckContext = Omit<MoveContext, 'state'> & { state?: PhaseState }

/**
 * One reason why a deck is illegal: the refusal of the move that would have made it, and the card, keyplay or perk concerned.
 * `card` is its place in the deck, from 1. What a reason does not concern is null.
 */
export type DeckFault = Pick<Refusal, 'rule' | 'facts'> & {
  card: number | null
  playerId: number | null
  keyplayId: number | null
  perkId: number | null
}

type Place = Pick<DeckFault, 'card' | 'playerId' | 'keyplayId' | 'perkId'>

const wholeDeck: Place = { card: null, playerId: null, keyplayId: null, perkId: null }

const faultAt = (place: Place, { rule, facts }: Refusal): DeckFault =>
  facts === undefined ? { rule, ...place } : { rule, facts, ...place }

/**
 * Lists everything that makes a deck illegal in a phase; an empty list for a legal one (rulebook 4.2, 4.8, 4.9, 4.10). It puts the deck
 * together move by move, so that the codes are those of `applyMove`; a card that is refused is still checked itself. `deck`
 * can be anything, such as parsed JSON: if it is no deck, the only entry names the first field that is wrong. Whether a
 * carried perk was on the card before cannot be seen in the deck.
 *
 * Codes: JOIN_TOO_LATE, PHASE_NOT_OPEN; CARD_ALREADY_IN_DECK, PLAYER_NOT_IN_PHASE, OWN_MATCH, DECK_FULL; KEYPLAY_UNKNOWN,
 * KEYPLAY_ALREADY_ON_CARD, KEYPLAYS_FULL; PERK_NOT_IN_PHASE, PERK_ALREADY_ON_CARD, PERKS_FULL, PERK_SUPPLY_USED;
 * VALUE_MISSING, VALUE_INVALID.
 *
 * @example
 * const phase = { phaseIndex: 1, players: [7], keyplays: [6], perks: [3] }
 * explainDeck([{ playerId: 7, keyplays: [6], perks: [{ perkId: 3, originPhase: 1 }] }], phase) // []
 * explainDeck([{ playerId: 8, keyplays: [], perks: [] }], phase).map(({ rule, card }) => [rule, card]) // [['PLAYER_NOT_IN_PHASE', 1]]
 */
export const explainDeck = (deck: unknown, context: DeckContext): DeckFault[] => {
  mustFit('context', context, deckContext)
  const malformed = shapeRefusal('deck', deck, deckShape)
  if (malformed) return [{ ...malformed, ...wholeDeck }]
  const { state = 'open', late = false } = context
  const refused = refuseMoves({ state, late })
  const faults = refused ? [faultAt(wholeDeck, refused)] : []
  const before: DeckCard[] = []
  for (const card of deck as Deck) {
    const found = explainCard(card, before, context)
    faults.push(...found.faults)
    before.push(found.card)
  }
  return faults
}

/** Puts a card together on top of the cards before it; returns what of it is legal, and the faults. */
const explainCard = (
  { playerId, keyplays, perks }: DeckCard,
  before: Deck,
  context: DeckContext,
): { card: DeckCard; faults: DeckFault[] } => {
  const place = { ...wholeDeck, card: before.length + 1, playerId }
  const added = addCard(before, playerId, context)
  const faults = added.ok ? [] : [faultAt(place, added)]
  let card: DeckCard = { playerId, keyplays: [], perks: [] }
  for (const keyplayId of keyplays) {
    const result = addKeyplay([card], { playerId, keyplayId }, context.keyplays)
    if (result.ok) card = result.value[0] ?? card
    else faults.push(faultAt({ ...place, keyplayId }, result))
  }
  for (const perk of perks) {
    const result = placePerk(card, perk, before, context)
    if ('rule' in result) faults.push(faultAt({ ...place, perkId: perk.perkId }, result))
    else card = result
  }
  return { card, faults }
}

/** Returns the card with a perk of the phase's supply, or with a carried one, which uses no supply (rulebook 4.12). */
const placePerk = (
  card: DeckCard,
  perk: CardPerk,
  before: Deck,
  context: DeckContext,
): DeckCard | Refusal => {
  const { perkId, originPhase } = perk
  if (originPhase > context.phaseIndex) return refuse('PERK_NOT_IN_PHASE', { perkId })
  if (originPhase < context.phaseIndex)
    return refusePerk(card, perkId) ?? { ...card, perks: [...card.perks, perk] }
  const result = addPerk([card, ...before], { playerId: card.playerId, perkId }, context)
  return result.ok ? (result.value[0] ?? card) : result
}
