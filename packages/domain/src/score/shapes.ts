import { fields, listOf, number, oneOf, optional, orNull, text, time, whole } from '../shared/value/shape.ts'
import { keyplayTypes } from '../shared/vocabulary.ts'

const sleeveCard = fields({
  playerId: whole,
  country: orNull(text),
  birth: orNull(time),
  roleId: orNull(whole),
  styleId: orNull(whole),
})
const sleeveOffer = fields({ id: whole, name: text, description: text, mult: number })
const keyplayType = oneOf(keyplayTypes)

export const keyplayCount = fields({ playerId: whole, keyplayId: whole, count: whole })
export const steamCount = fields({ phase: whole, steamId: text, keyplayId: whole, count: whole })
const phaseFacts = {
  lock: time,
  phaseMult: number,
  players: listOf(sleeveCard),
  sleeves: listOf(sleeveOffer),
  keyplays: listOf(fields({ id: whole, type: keyplayType, points: number })),
}
export const lockFacts = fields({
  ...phaseFacts,
  perks: listOf(fields({ id: whole, mult: number, keyplayType: optional(orNull(keyplayType)) })),
})

export const frozenDeck = fields({
  phaseMult: number,
  cards: listOf(
    fields({
      playerId: whole,
      sleeveId: orNull(whole),
      mult: number,
      keyplays: listOf(fields({ keyplayId: whole, type: keyplayType, points: number })),
      perks: listOf(fields({ perkId: whole, mult: number, keyplayType: orNull(keyplayType) })),
    }),
  ),
})
