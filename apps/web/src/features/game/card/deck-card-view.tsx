import type { ReactNode } from 'react'
import { CardFooter, type CardMultiplier } from '../card-points/card-footer.tsx'
import type { Card } from '../deck-state/deck-cards.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { useAverage } from '../fill/average-points.ts'
import { withReason } from '../keyplay-points/use-player-scores.ts'
import { CardPerks } from '../perks/card-perks.tsx'
import { frameOf } from '../shared/frame.ts'
import { useGame } from '../state/use-game.ts'
import { type DragHandle, NameHandle } from './name-handle.tsx'
import { NewsMark } from './news-mark.tsx'
import { PlayerCard } from './player-card.tsx'

/** Shows a card of the deck; the frame shows how much its best sleeve is worth. */
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
  handle?: DragHandle | undefined
  controls?: ReactNode
  flipped?: boolean
  lifted?: boolean
  dimmed?: boolean
  /** Its perks cannot be dragged, because the card itself is dragged or shown outside the deck. */
  still?: boolean
}) {
  const game = useGame()
  const { phase } = game
  const isAwaited = useIsAwaited()
  const isMissing = useDeck(({ scores }) => scores === null)
  const score = useDeck(({ scores }) => scores?.find(each => each.playerId === card.playerId))
  const current = useMultiplier(card.playerId)
  const average = useAverage(card.playerId)
  const mult = score ? { ...current, sleeve: score.mult, phase: score.phaseMult } : current
  return (
    <PlayerCard
      player={card.player}
      on={phase.lock}
      frame={frameOf(mult.sleeve)}
      keyplays={card.keyplays.map(({ keyplayId }) => keyplayId)}
      name={<NameHandle name={card.player.name} handle={handle} />}
      sockets={<CardPerks card={card} still={still} />}
      news={<NewsMark playerId={card.playerId} />}
      footer={
        <CardFooter
          mult={mult}
          score={withReason(game, card.playerId, isMissing ? 'missing' : isAwaited ? 'awaited' : score)}
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

/** Whether the phase has locked and nothing counts for its cards yet: no score file and no running map (rulebook 13.52). */
export function useIsAwaited(): boolean {
  const { phase, hasLocked } = useGame()
  const isPlayed = useDeck(({ live }) => live.length > 0)
  return hasLocked && phase.files.length === 0 && !isPlayed
}

/** Reads the current multiplier of a card. */
export function useMultiplier(playerId: number): CardMultiplier {
  const { phase } = useGame()
  const sleeve = useDeck(({ sleeves }) => sleeves.mults[playerId] ?? 1)
  const sleeveName = useDeck(
    ({ sleeves: { sleeves, best } }) => sleeves.find(({ id }) => id === best[playerId])?.name ?? null,
  )
  return { sleeve, sleeveName, phase: phase.mult }
}
