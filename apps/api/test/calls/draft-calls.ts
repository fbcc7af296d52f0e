import { product } from '@game/domain'
import type { TestUser } from '../fixtures/test-app.ts'

const path = (call: string) => `/api/${product.slug}/${call}`

type Written = {
  rule?: string
  version?: number
  left?: { playerId: number; keyplayId: number | null }[]
}
type Drafts = {
  drafts: {
    phaseIndex: number
    version: number
    cards: { playerId: number; keyplays: { keyplayId: number }[] }[]
  }[]
}

/** The calls about the draft of one phase, as one user sends them. */
export function draftOf(user: TestUser, eventId: number, phaseIndex: number) {
  const at = { userId: user.id, eventId, phaseIndex }
  return {
    /** Saves cards, each a player and its keyplays. */
    save: (version: number, ...cards: [playerId: number, ...keyplays: number[]][]) =>
      user.call<Written>(path('save-draft-deck'), {
        ...at,
        version,
        cards: cards.map(([playerId, ...keyplays]) => ({ playerId, keyplays })),
      }),
    use: (...instead: number[]) => user.call<Written>(path('use-draft-deck'), { ...at, instead }),
    /** The draft as answered to `caller`. */
    read: async (caller: Pick<TestUser, 'call'> = user) => {
      const { body } = await caller.call<Drafts>(path('get-cards'), { eventId, userId: user.id })
      const draft = body.drafts.find(each => each.phaseIndex === phaseIndex)
      return (
        draft && {
          version: draft.version,
          players: draft.cards.map(({ playerId }) => playerId),
          keyplays: draft.cards.map(({ keyplays }) => keyplays.map(({ keyplayId }) => keyplayId)),
        }
      )
    },
  }
}
