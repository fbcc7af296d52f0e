import { product } from '@game/domain'

const path = (call: string) => `/api/${product.slug}/${call}`

/** Sends calls in one process or over the wire; `More` is what it returns besides status and body. */
type Sender<More> = {
  call<T>(path: string, body?: object): Promise<{ status: number; body: T } & More>
}

/** The deck calls in one phase, as one user sends them. */
export function deckOf<More extends object>(
  user: Sender<More> & { id: number },
  eventId: number,
  phaseIndex = 1,
) {
  const at = { userId: user.id, eventId, phaseIndex }
  const write = (call: string, body: object) =>
    user.call<{ rule?: string; version?: number }>(path(call), body)
  return {
    add: (playerId: number) =>
      write('add-card', {
        userId: user.id,
        eventId,
        playerId,
        phase: phaseIndex,
        perks: [],
        keyplays: [],
        deckOrder: 1,
      }),
    remove: (playerId: number) =>
      write('remove-card', { id: playerId, userId: user.id, eventId, phase: phaseIndex }),
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
    next: () => user.call<{ transferred: number[]; rule?: string }>(path('handle-next-phase'), at),
    /** The players of the deck in order, as answered to `caller`. */
    players: async (caller: Sender<object> = user) => {
      const { body } = await caller.call<{ cards: { playerId: number; phaseIndex: number }[] }>(
        path('get-cards'),
        {
          eventId,
          userId: user.id,
        },
      )
      return body.cards.filter(card => card.phaseIndex === phaseIndex).map(card => card.playerId)
    },
  }
}
