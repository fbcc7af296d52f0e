import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { withTexts } from '../../../base/texts/with-texts.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { useGame } from '../state/use-game.ts'
import styles from './live-part.module.css'

const LivePanel = lazyPart(() => withTexts(import('./live-panel.tsx'), 'live'))
const CardPops = lazyPart(() => import('./card-pops.tsx'))

/** Shows what is being played, once something is; only then does its code load. */
export function LivePart() {
  const maps = useDeck(deck => deck.live.length)
  const holdsCards = useDeck(deck => deck.cards.length > 0)
  const { late } = useGame()
  const space = (
    <div
      className={`below-5 ${styles.waiting}`}
      data-plays={(holdsCards && !late) || undefined}
      style={{ '--maps': maps }}
    />
  )
  return maps > 0 && <LivePanel fallback={space} />
}

/** Shows on a card what its player has just earned, while something is being played. */
export function LivePops({ playerId }: { playerId: number }) {
  const isPlayed = useDeck(deck => deck.live.length > 0)
  return isPlayed && <CardPops playerId={playerId} />
}
