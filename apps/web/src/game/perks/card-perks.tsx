import { perksPerCard } from '@game/domain'
import type { ReactNode } from 'react'
import type { Card } from '../deck-state/deck-cards.ts'
import { perkOf } from '../state/game-event.ts'
import { useGame } from '../state/use-game.ts'
import { DraggablePerk } from './draggable-perk.tsx'
import styles from './perk-sockets.module.css'
import { PerkToken } from './perk-token.tsx'
import { useIdlePerks } from './use-idle-perks.ts'

/** Shows the perk sockets of a card; the perks fill them from the left. */
export function PerkSockets({ perks = [] }: { perks?: readonly ReactNode[] }) {
  return Array.from({ length: perksPerCard }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a socket is identified by its place
    <span key={place} className={styles.socket} data-filled={place < perks.length || undefined}>
      {perks[place]}
    </span>
  ))
}

/** Shows the perks of a card in its sockets; they can be dragged unless `still`, for example on a card that is itself dragged. */
export function CardPerks({ card, still = false }: { card: Card; still?: boolean | undefined }) {
  const { event, editable } = useGame()
  const idleFor = useIdlePerks()
  const perks = card.perks.flatMap(({ perkId }) => perkOf(event, perkId) ?? [])
  return (
    <PerkSockets
      perks={perks.map(perk =>
        still ? (
          <PerkToken key={perk.id} perk={perk} idle={idleFor(perk, card) !== null} />
        ) : (
          <DraggablePerk
            key={perk.id}
            id={`perk ${card.playerId} ${perk.id}`}
            perk={perk}
            idle={idleFor(perk, card)}
            item={{ kind: 'card-perk', perkId: perk.id, playerId: card.playerId, name: perk.name }}
            disabled={!editable}
          />
        ),
      )}
    />
  )
}
