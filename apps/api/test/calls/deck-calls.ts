import { product } from '@game/domain'
import type { Person } from '../fixtures/test-app.ts'

const path = (call: string) => `/api/${product.slug}/${call}`

/** The specification's deck calls in one phase, as one person sends them. */
export function deckOf(person: Person, eventId: number, phaseIndex = 1) {
  const at = { userId: person.id, eventId, phaseIndex }
  const write = (call: string, body: object) =>
    person.call<{ rule?: string; version?: number }>(path(call), body)
  return {
    add: (playerId: number) =>
      write('add-card', {
        userId: person.id,
        eventId,
        playerId,
        phase: phaseIndex,
        perks: [],
        keyplays: [],
        deckOrder: 1,
      }),
    remove: (playerId: number) =>
      write('remove-card', { id: playerId, userId: person.id, eventId, phase: phaseIndex }),
    reorder: (playerA: number, playerB: number) => write('update-deck-order', { ...at, playerA, playerB }),
    addKeyplay: (playerId: number, keyplayId: number) =>
      write('add-card-keyplay', { ...at, playerId, keyplayId }),
    removeKeyplay: (playerId: number, keyplayId: number) =>
      write('remove-card-keyplay', { ...at, playerId, keyplayId }),
    addPerk: (playerId: number, perkId: number) =>
      write('add-card-perk', { ...at, playerId, perkId, order: 1 }),
    removePerk: (playerId: number, perkId: number) => write('remove-card-perk', { ...at, playerId, perkId }),
    transferPerk: (perkId: number, playerA: number, playerB: number) =>
      write('transfer-card-perk', { ...at, perkId, playerA, playerB, order: 1 }),
    next: () => person.call<{ transferred: number[]; rule?: string }>(path('handle-next-phase'), at),
    /** Whose cards they are, in order, as anybody who asks is told. */
    players: async (asked: Pick<Person, 'call'> = person) => {
      const { body } = await asked.call<{ cards: { playerId: number; phaseIndex: number }[] }>(
        path('get-cards'),
        {
          eventId,
          userId: person.id,
        },
      )
      return body.cards.filter(card => card.phaseIndex === phaseIndex).map(card => card.playerId)
    },
  }
}
