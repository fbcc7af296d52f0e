import type { ReactNode } from 'react'
import { CardFooter } from '../card/card-footer.tsx'
import { type Handle, NameHandle } from '../card/name-handle.tsx'
import { PlayerCard } from '../card/player-card.tsx'
import { frameOf } from '../card/worth.ts'
import { CardPerks } from '../perks/card-perks.tsx'
import { useGame } from '../phases/use-game.ts'
import type { Card } from './deck-cards.ts'
import { useCardMult } from './use-card-mult.ts'
import { useCardScore } from './use-card-score.ts'

/** A card of the deck as it looks; its frame shows what its best sleeve is worth. */
export function DeckCardView({
  card,
  handle,
  controls,
  flipped,
  lifted,
  dimmed,
  still = lifted,
}: {
  card: Card
  handle?: Handle | undefined
  controls?: ReactNode
  flipped?: boolean
  lifted?: boolean
  dimmed?: boolean
  /** Its perks only show: the card is in the air, or not on the table. */
  still?: boolean
}) {
  const { phase } = useGame()
  const score = useCardScore()(card.playerId)
  const now = useCardMult()(card.playerId)
  const mult = score ? { ...now, sleeve: score.mult, phase: score.phaseMult } : now
  return (
    <PlayerCard
      player={card.player}
      on={phase.lock}
      frame={frameOf(mult.sleeve)}
      keyplays={card.keyplays.map(({ keyplayId }) => keyplayId)}
      name={<NameHandle name={card.player.name} handle={handle} />}
      sockets={<CardPerks card={card} still={still} />}
      footer={<CardFooter mult={mult} score={score} />}
      controls={controls}
      flipped={flipped}
      lifted={lifted}
      dimmed={dimmed}
    />
  )
}
