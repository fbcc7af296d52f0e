import { PerkSockets } from '../card/perk-sockets.tsx'
import type { Card } from '../deck/deck-cards.ts'
import { useGame } from '../phases/use-game.ts'
import { DraggablePerk } from './draggable-perk.tsx'
import { perkOf } from './perk-of.ts'
import { PerkToken } from './perk-token.tsx'

/** The perks in a card's sockets; `still` ones (of a card that is being dragged) only show. */
export function CardPerks({ card, still = false }: { card: Card; still?: boolean | undefined }) {
  const { event, editable } = useGame()
  const perks = card.perks.flatMap(({ perkId }) => perkOf(event, perkId) ?? [])
  return (
    <PerkSockets
      perks={perks.map(perk =>
        still ? (
          <PerkToken key={perk.id} perk={perk} />
        ) : (
          <DraggablePerk
            key={perk.id}
            id={`perk ${card.playerId} ${perk.id}`}
            perk={perk}
            item={{ kind: 'card-perk', perkId: perk.id, playerId: card.playerId, name: perk.name }}
            disabled={!editable}
          />
        ),
      )}
    />
  )
}
