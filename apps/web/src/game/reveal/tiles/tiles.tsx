import { chanceShown } from '../../state/second-chance.ts'
import { useGame } from '../../state/use-game.ts'
import type { PhaseReveal } from '../use-phase-reveal.ts'
import { BestDeckTile } from './best-deck-tile.tsx'
import { EarnedTile } from './earned-tile.tsx'
import { NextEventTile } from './next-event-tile.tsx'
import { RankTile } from './rank-tile.tsx'
import styles from './tiles.module.css'

/**
 * Shows what a result brings: badge, XP and level, and the rank; after a failure also the best deck in hindsight and, if the user
 * is out of the event, the next event to join.
 */
export function Tiles({ reveal }: { reveal: PhaseReveal }) {
  const { event, states } = useGame()
  const chance = chanceShown(event.secondChanceState, states)
  const isOut = !reveal.success && (chance === null || chance === 'lost')
  return (
    <div className={styles.tiles}>
      <EarnedTile reveal={reveal} />
      <RankTile />
      {!reveal.success && <BestDeckTile phaseIndex={reveal.phase.index} />}
      {isOut && <NextEventTile />}
    </div>
  )
}
