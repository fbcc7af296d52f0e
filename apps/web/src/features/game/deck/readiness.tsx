import { deckReadiness, keyplaysPerDeck, lockWarningMs } from '@game/domain'
import { CircleCheck } from 'lucide-react'
import { useServerNow } from '../../../base/api/use-server-now.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { deckOf } from '../deck-state/deck-cards.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { useIdlePerks } from '../perks/use-idle-perks.ts'
import { perkOf } from '../state/game-event.ts'
import { useGame } from '../state/use-game.ts'
import styles from './readiness.module.css'

/** Says how complete the deck of the open phase is: keyplays, perks left, perks without effect, or that it is ready (rulebook 13.58). */
export function Readiness() {
  const { t } = useTranslation('deck')
  const { phase } = useGame()
  const cards = useDeck(deck => deck.cards)
  const rolled = phase.perks.map(({ perkId }) => perkId)
  const { keyplays, perksLeft, isReady } = deckReadiness(deckOf(cards), rolled, phase.index)
  const idle = useIdleCount()
  const isNear = useLockIsNear(phase.lock)
  return (
    <div
      className={`row wrap middle at-end note strong ${styles.readiness}`}
      data-ready={isReady || undefined}
      data-near={isNear || undefined}
    >
      <p className="visually-hidden" role="status">
        {isReady && t('readiness.ready')}
      </p>
      {isReady && (
        <span className={`inline-row middle gap-2 success ${styles.ready}`} aria-hidden>
          <CircleCheck size={15} />
          {t('readiness.ready')}
        </span>
      )}
      {!isReady && isNear && <strong>{t('readiness.unfinished')}</strong>}
      {!isReady && <span>{t('readiness.keyplays', { count: keyplays, limit: keyplaysPerDeck })}</span>}
      {perksLeft > 0 && <span>{t('readiness.perks', { left: perksLeft })}</span>}
      {idle > 0 && <span className="warning">{t('readiness.idle', { count: idle })}</span>}
    </div>
  )
}

/** Counts the perks that have no effect on their card (rulebook 13.59). */
function useIdleCount(): number {
  const { event } = useGame()
  const cards = useDeck(deck => deck.cards)
  const idleFor = useIdlePerks()
  const idle = cards.flatMap(card =>
    card.perks.filter(({ perkId }) => {
      const perk = perkOf(event, perkId)
      return perk && idleFor(perk, card) !== null
    }),
  )
  return idle.length
}

/** Whether a lock is less than an hour away. */
function useLockIsNear(lock: string): boolean {
  const now = useServerNow()
  return typeof now === 'string' && Date.parse(lock) - Date.parse(now) <= lockWarningMs
}
