import { perksPerCard } from '@game/domain'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import type { Card } from '../deck-state/deck-cards.ts'
import { useTap } from '../drag/use-tap.ts'
import { perkOf } from '../state/game-event.ts'
import { useGame } from '../state/use-game.ts'
import { DraggablePerk } from './draggable-perk.tsx'
import styles from './perk-sockets.module.css'
import { PerkToken } from './perk-token.tsx'
import { useIdlePerks } from './use-idle-perks.ts'

/** Shows the perk sockets of a card; the perks fill them from the left. `onTap` makes the empty ones buttons of this name. */
export function PerkSockets({
  perks = [],
  tap,
}: {
  perks?: readonly ReactNode[]
  tap?: { label: string; onTap: () => void } | undefined
}) {
  return Array.from({ length: perksPerCard }, (_, place) => {
    const isFilled = place < perks.length
    if (!isFilled && tap)
      return (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a socket is identified by its place
          key={place}
          type="button"
          className={`in-middle ${styles.socket}`}
          aria-label={tap.label}
          aria-hidden={place > perks.length}
          tabIndex={place > perks.length ? -1 : undefined}
          onClick={tap.onTap}
        />
      )
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a socket is identified by its place
      <span key={place} className={`in-middle ${styles.socket}`} data-filled={isFilled || undefined}>
        {perks[place]}
      </span>
    )
  })
}

/**
 * Shows the perks of a card in its sockets. Perks can be dragged, and a tap on a socket opens the sheet of perks, unless `still`, for
 * example on a card that is itself dragged.
 */
export function CardPerks({ card, still = false }: { card: Card; still?: boolean | undefined }) {
  const { t } = useTranslation('perks')
  const { event, takesPerks } = useGame()
  const { showPerks } = useTap()
  const idleFor = useIdlePerks()
  const perks = card.perks.flatMap(({ perkId }) => perkOf(event, perkId) ?? [])
  const onTap = () => showPerks(card.playerId)
  return (
    <PerkSockets
      tap={takesPerks && !still ? { label: t('tap.add', { name: card.player.name }), onTap } : undefined}
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
            disabled={!takesPerks}
            onTap={onTap}
          />
        ),
      )}
    />
  )
}
