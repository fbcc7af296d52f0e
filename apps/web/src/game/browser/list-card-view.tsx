import type { ReactNode } from 'react'
import { CardFooter } from '../card/card-footer.tsx'
import { type Handle, NameHandle } from '../card/name-handle.tsx'
import { PerkSockets } from '../card/perk-sockets.tsx'
import { PlayerCard } from '../card/player-card.tsx'
import type { Player } from '../deck/deck-cards.ts'
import { useGame } from '../phases/use-game.ts'

/** A card outside the deck as it looks: in steel, its sockets empty. */
export function ListCardView({
  player,
  handle,
  controls,
  flipped,
  lifted,
  dimmed,
}: {
  player: Player
  handle?: Handle | undefined
  controls?: ReactNode
  flipped?: boolean
  lifted?: boolean
  dimmed?: boolean
}) {
  const { phase } = useGame()
  return (
    <PlayerCard
      player={player}
      on={phase.lock}
      frame="steel"
      keyplays={[]}
      name={<NameHandle name={player.name} handle={handle} />}
      sockets={<PerkSockets />}
      footer={<CardFooter mult={{ sleeve: 1, sleeveName: null, phase: phase.mult }} />}
      controls={controls}
      flipped={flipped}
      lifted={lifted}
      dimmed={dimmed}
    />
  )
}
