import type { DeckCard } from '@game/domain'
import { freezePhase } from '../../../src/game/score/publish/freeze-phase.ts'
import { insertTestEvent } from '../../fixtures/insert-event.ts'
import { insertCounts, insertDecks, insertDraft } from '../../fixtures/insert-users.ts'
import type { Fixture } from '../fixture.ts'
import { anybody, oneself, signedIn } from '../rights.ts'

const perk = { perkId: 1, originPhase: 1 }
type Dealt = Pick<DeckCard, 'keyplays' | 'perks'>

/** An open phase, and the user's deck in it: a card of the first listed players each. */
async function dealt({ testApp: { db }, user }: Fixture, ...cards: Dealt[]) {
  const { eventId, players } = await insertTestEvent(db, [{ open: -60, lock: 60, perks: [1, 1, 2] }])
  const deck = cards.map((card, place) => ({ ...card, playerId: players[place] ?? 0 }))
  if (deck.length > 0) await insertDecks(db, eventId, [{ userId: user.id, phase: 1, cards: deck }])
  const [first, second] = players
  return { at: { userId: user.id, eventId, phaseIndex: 1 }, first, second }
}
const plain: Dealt = { keyplays: [], perks: [] }

/** A phase that the user has won and whose successor is open. */
export async function won({ testApp: { db }, user }: Fixture) {
  const { eventId, players } = await insertTestEvent(db, [
    { open: -90, lock: -60, points: 1, perks: [1] },
    { open: -50, lock: 60 },
  ])
  const [playerId = 0] = players
  const cards = [{ playerId, keyplays: [1], perks: [perk] }]
  await insertDecks(db, eventId, [{ userId: user.id, phase: 1, cards }])
  await insertCounts(db, eventId, 1, [{ playerId, keyplayId: 1, count: 3 }])
  await freezePhase(db, eventId, 1)
  return { userId: user.id, eventId, phaseIndex: 1 }
}

export const deckSamples = {
  ...anybody({
    'get-cards': async fixture => {
      const { userId, eventId } = await won(fixture)
      return { userId, eventId }
    },
    'get-pick-rates': async fixture => {
      const { eventId, phaseIndex } = await won(fixture)
      return { eventId, phaseIndex }
    },
  }),
  ...signedIn({
    'get-shortlist': () => ({}),
    'update-shortlist': async ({ testApp: { db } }) => {
      const { players } = await insertTestEvent(db, [{ open: 60, lock: 120 }])
      return { playerId: players[0], marked: true }
    },
  }),
  ...oneself({
    'add-card': async fixture => {
      const { at, first } = await dealt(fixture)
      const { phaseIndex: phase, ...rest } = at
      return { ...rest, phase, playerId: first, perks: [], keyplays: [], deckOrder: 1 }
    },
    'remove-card': async fixture => {
      const { at, first } = await dealt(fixture, plain)
      const { phaseIndex: phase, ...rest } = at
      return { ...rest, phase, id: first }
    },
    'update-deck-order': async fixture => {
      const { at, first, second } = await dealt(fixture, plain, plain)
      return { ...at, playerA: first, playerB: second }
    },
    'add-card-keyplay': async fixture => {
      const { at, first } = await dealt(fixture, plain)
      return { ...at, playerId: first, keyplayId: 1 }
    },
    'remove-card-keyplay': async fixture => {
      const { at, first } = await dealt(fixture, { keyplays: [1], perks: [] })
      return { ...at, playerId: first, keyplayId: 1 }
    },
    'add-card-perk': async fixture => {
      const { at, first } = await dealt(fixture, plain)
      return { ...at, playerId: first, perkId: 1, order: 1 }
    },
    'remove-card-perk': async fixture => {
      const { at, first } = await dealt(fixture, { keyplays: [], perks: [perk] })
      return { ...at, playerId: first, perkId: 1 }
    },
    'transfer-card-perk': async fixture => {
      const { at, first, second } = await dealt(fixture, { keyplays: [], perks: [perk] }, plain)
      return { ...at, perkId: 1, playerA: first, playerB: second, order: 1 }
    },
    'handle-next-phase': won,
    'save-draft-deck': async ({ testApp: { db }, user }) => {
      const { eventId, players } = await insertTestEvent(db, [{ open: 60, lock: 120 }])
      const cards = [{ playerId: players[0] ?? 0, keyplays: [1] }]
      return { userId: user.id, eventId, phaseIndex: 1, version: 0, cards }
    },
    'use-draft-deck': async fixture => {
      const { at, first = 0 } = await dealt(fixture)
      await insertDraft(fixture.testApp.db, at, [{ playerId: first, keyplays: [1], perks: [] }])
      return { ...at, instead: [] }
    },
  }),
}
