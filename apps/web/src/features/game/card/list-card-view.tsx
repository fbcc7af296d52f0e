import type { ReactNode } from 'react'
import { CardFooter } from '../card-points/card-footer.tsx'
import type { Player } from '../deck-state/deck-cards.ts'
import type { Average } from '../keyplay-points/use-keyplay-history.ts'
import { type ShownScore, withReason } from '../keyplay-points/use-player-scores.ts'
import { PerkSockets } from '../perks/card-perks.tsx'
import { useGame } from '../state/use-game.ts'
import { type DragHandle, NameHandle } from './name-handle.tsx'
import { NewsMark } from './news-mark.tsx'
import { PlayerCard } from './player-card.tsx'

/** Shows a card outside the deck: in a steel frame, with empty sockets and what the player scored in the phase. */
export function ListCardView({
  player,
  score,
  average,
  handle,
  controls,
  flipped,
  lifted,
  dimmed,
}: {
  player: Player
  score?: ShownScore
  average?: Average | undefined
  handle?: DragHandle | undefined
  controls?: ReactNode
  flipped?: boolean
  lifted?: boolean
  dimmed?: boolean
}) {
  const game = useGame()
  const { phase } = game
  return (
    <PlayerCard
      player={player}
      on={phase.lock}
      frame="steel"
      keyplays={[]}
      score={typeof score === 'object' ? score : undefined}
      name={<NameHandle name={player.name} handle={handle} />}
      sockets={<PerkSockets />}
      news={<NewsMark playerId={player.id} />}
      footer={
        <CardFooter
          mult={{ sleeve: 1, sleeveName: null, phase: phase.mult }}
          score={withReason(game, player.id, score)}
          average={average}
        />
      }
      controls={controls}
      flipped={flipped}
      lifted={lifted}
      dimmed={dimmed}
    />
  )
}
