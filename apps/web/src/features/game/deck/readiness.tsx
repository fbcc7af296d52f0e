import { deckReadiness, keyplaysPerDeck, lockWarningMs, nextDeckStep } from '@game/domain'
import { ChevronRight, CircleCheck } from 'lucide-react'
import { useServerNow } from '../../../base/api/use-server-now.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { media, useMedia } from '../../../base/ui/layout/use-media.ts'
import { deckOf } from '../deck-state/deck-cards.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { useIdlePerks } from '../perks/use-idle-perks.ts'
import { showList, showPool } from '../shared/show-list.ts'
import { perkOf } from '../state/game-event.ts'
import { useGame } from '../state/use-game.ts'
import styles from './readiness.module.css'

/** Says how complete the deck of the open phase is: keyplays, perks left, perks without effect, or that it is ready (rulebook 13.58). */
export function Readiness() {
  const { t } = useTranslation('deck')
  const { phase, drafting } = useGame()
  const cards = useDeck(deck => deck.cards)
  const rolled = useRolled()
  const { keyplays, perksLeft, isReady } = deckReadiness(deckOf(cards), rolled, phase.index)
  const idle = useIdleCount()
  const isNear = useLockIsNear(phase.lock)
  const narrow = useMedia(media.narrow)
  const ready = t(drafting ? 'readiness.drafted' : 'readiness.ready')
  return (
    <div
      className={`row wrap middle at-end note strong gap-hair across-3 ${styles.readiness}`}
      data-ready={isReady || undefined}
      data-near={isNear || undefined}
    >
      <p className="visually-hidden" role="status">
        {isReady && ready}
      </p>
      {isReady && (
        <span className={`inline-row middle gap-2 success ${styles.ready}`} aria-hidden>
          <CircleCheck size={15} />
          {ready}
        </span>
      )}
      {!isReady && isNear && <strong>{t('readiness.unfinished')}</strong>}
      {!isReady && <span>{t('readiness.keyplays', { count: keyplays, limit: keyplaysPerDeck })}</span>}
      {/* One line on a phone, where the next step counts the perks that are left. */}
      {perksLeft > 0 && !(narrow && idle > 0) && <span>{t('readiness.perks', { left: perksLeft })}</span>}
      {idle > 0 && <span className="warning">{t('readiness.idle', { count: idle })}</span>}
    </div>
  )
}

/** Says in one line what the deck needs next; a press leads there (rulebook 13.58). */
export function NextStep({ onSelectKeyplays }: { onSelectKeyplays: (playerId: number) => void }) {
  const { t } = useTranslation('deck')
  const { phase, editable } = useGame()
  const cards = useDeck(deck => deck.cards)
  const rolled = useRolled()
  const step = nextDeckStep(deckOf(cards), rolled, phase.index)
  if (!step) return null
  const name =
    step.missing === 'keyplays' && cards.find(({ playerId }) => playerId === step.playerId)?.player.name
  const lead = () => {
    if (step.missing === 'keyplays') onSelectKeyplays(step.playerId)
    else if (step.missing === 'cards') showList()
    else showPool()
  }
  return (
    <button
      type="button"
      className={`row middle between gap-2 t14 strong below-2 pad-x-3 wide touchable no-border text-left warning ${styles.step}`}
      data-part="next-step"
      disabled={!editable}
      onClick={lead}
    >
      <span className="cut shrinks">{t(`step.${step.missing}`, { left: step.left, name: name || '' })}</span>
      <ChevronRight size={18} aria-hidden />
    </button>
  )
}

/** The perks that the deck can place: none for a draft. */
function useRolled(): number[] {
  const { phase, drafting } = useGame()
  return drafting ? [] : phase.perks.map(({ perkId }) => perkId)
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
