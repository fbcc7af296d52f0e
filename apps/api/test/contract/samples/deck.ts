import type { DeckCard } from '@game/domain'
import { freezePhase } from '../../../src/score/freeze/freeze-phase.ts'
import { stageEvent } from '../../fixtures/insert-event.ts'
import { giveCounts, giveDecks } from '../../fixtures/insert-users.ts'
import type { Samples } from '../samples.ts'
import type { Scene } from '../scene.ts'

const perk = { perkId: 1, originPhase: 1 }
type Dealt = Pick<DeckCard, 'keyplays' | 'perks'>

/** An open phase, and the player's deck in it: a card of the first listed players each. */
async function dealt({ world: { db }, player }: Scene, ...cards: Dealt[]) {
  const { eventId, players } = await stageEvent(db, [{ open: -60, lock: 60, perks: [1, 1, 2] }])
  const deck = cards.map((card, place) => ({ ...card, playerId: players[place] ?? 0 }))
  if (deck.length > 0) await giveDecks(db, eventId, [{ userId: player.id, phase: 1, cards: deck }])
  const [first, second] = players
  return { at: { userId: player.id, eventId, phaseIndex: 1 }, first, second }
}
const plain: Dealt = { keyplays: [], perks: [] }

/** A phase that the player has won and whose successor is open. */
export async function won({ world: { db }, player }: Scene) {
  const { eventId, players } = await stageEvent(db, [
    { open: -90, lock: -60, points: 1, perks: [1] },
    { open: -50, lock: 60 },
  ])
  const [playerId = 0] = players
  const cards = [{ playerId, keyplays: [1], perks: [perk] }]
  await giveDecks(db, eventId, [{ userId: player.id, phase: 1, cards }])
  await giveCounts(db, eventId, 1, [{ playerId, keyplayId: 1, count: 3 }])
  await freezePhase(db, eventId, 1)
  return { userId: player.id, eventId, phaseIndex: 1 }
}

export const deckSamples: Samples = {
  'get-cards': async scene => {
    const { userId, eventId } = await won(scene)
    return { userId, eventId }
  },
  'add-card': async scene => {
    const { at, first } = await dealt(scene)
    const { phaseIndex: phase, ...rest } = at
    return { ...rest, phase, playerId: first, perks: [], keyplays: [], deckOrder: 1 }
  },
  'remove-card': async scene => {
    const { at, first } = await dealt(scene, plain)
    const { phaseIndex: phase, ...rest } = at
    return { ...rest, phase, id: first }
  },
  'update-deck-order': async scene => {
    const { at, first, second } = await dealt(scene, plain, plain)
    return { ...at, playerA: first, playerB: second }
  },
  'add-card-keyplay': async scene => {
    const { at, first } = await dealt(scene, plain)
    return { ...at, playerId: first, keyplayId: 1 }
  },
  'remove-card-keyplay': async scene => {
    const { at, first } = await dealt(scene, { keyplays: [1], perks: [] })
    return { ...at, playerId: first, keyplayId: 1 }
  },
  'add-card-perk': async scene => {
    const { at, first } = await dealt(scene, plain)
    return { ...at, playerId: first, perkId: 1, order: 1 }
  },
  'remove-card-perk': async scene => {
    const { at, first } = await dealt(scene, { keyplays: [], perks: [perk] })
    return { ...at, playerId: first, perkId: 1 }
  },
  'transfer-card-perk': async scene => {
    const { at, first, second } = await dealt(scene, { keyplays: [], perks: [perk] }, plain)
    return { ...at, perkId: 1, playerA: first, playerB: second, order: 1 }
  },
  'handle-next-phase': won,
  'get-pick-rates': async scene => {
    const { eventId, phaseIndex } = await won(scene)
    return { eventId, phaseIndex }
  },
}
