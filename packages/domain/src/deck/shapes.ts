import { fields, flag, ids, listOf, oneOf, optional, type Shape, whole } from '../shared/value/shape.ts'
import { phaseStateNames } from '../shared/vocabulary.ts'

export const deckShape = listOf(
  fields({ playerId: whole, keyplays: ids, perks: listOf(fields({ perkId: whole, originPhase: whole })) }),
)

const ofCard = fields({ playerId: whole })
const ofTwoCards = fields({ playerA: whole, playerB: whole })
const ofKeyplay = fields({ playerId: whole, keyplayId: whole })
const ofPerk = fields({ playerId: whole, perkId: whole })

const moves: Readonly<Record<string, Shape>> = {
  add: ofCard,
  remove: ofCard,
  reorder: ofTwoCards,
  addKeyplay: ofKeyplay,
  removeKeyplay: ofKeyplay,
  addPerk: ofPerk,
  removePerk: ofPerk,
  transferPerk: fields({ playerA: whole, playerB: whole, perkId: whole }),
  carryOver: fields({ cards: deckShape }),
}
const typed = fields({ type: oneOf(Object.keys(moves)) })
export const moveShape: Shape = move => typed(move) ?? moves[(move as { type: string }).type]?.(move)

const phase = {
  phaseIndex: whole,
  players: ids,
  keyplays: ids,
  perks: ids,
  late: optional(flag),
  barred: optional(ids),
}
export const moveContext = fields({ ...phase, state: oneOf(phaseStateNames) })
export const deckContext = fields({ ...phase, state: optional(oneOf(phaseStateNames)) })
