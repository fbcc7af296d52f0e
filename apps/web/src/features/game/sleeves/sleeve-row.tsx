import type { Sleeve } from '@game/domain'
import { SleeveIcon } from '../../../base/icons/sleeve-icon.tsx'
import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { withTexts } from '../../../base/texts/with-texts.ts'
import { Tooltip } from '../../../base/ui/overlay/tooltip.tsx'
import { useDeck } from '../deck-state/use-deck.ts'
import { frameOf } from '../shared/frame.ts'
import { formatMultiplier } from '../shared/number-format.ts'
import { useGame } from '../state/use-game.ts'
import styles from './sleeve-row.module.css'

/** Only players of a private game can lack facts. */
export const UnknownFacts = lazyPart(() => withTexts(import('./unknown-facts.tsx'), 'planning'))

/** Shows a sleeve's progress and multiplier; a tooltip at that side shows its condition and the cards it covers. */
export function SleeveRow({ sleeve, side }: { sleeve: Sleeve; side: 'left' | 'top' }) {
  const { t, i18n } = useTranslation('sleeves')
  const cards = useDeck(deck => deck.cards)
  const covered = cards.filter(card => sleeve.covered.includes(card.playerId))
  const names = covered.map(card => card.player.name).join(', ')
  const { fulfilled, required, active } = sleeve
  const { hosted } = useGame().event
  const count = (
    <span className="row middle gap-2">
      <span className={styles.pips} aria-hidden>
        {Array.from({ length: required }, (_, pip) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip is identified by its place
          <span key={pip} className={styles.pip} data-lit={pip < fulfilled || undefined} />
        ))}
      </span>
      <span className={`t12 strong soft ${styles.count}`}>
        {fulfilled}/{required}
      </span>
    </span>
  )
  return (
    <li>
      <Tooltip
        side={side}
        content={
          <>
            <strong className={styles.description} dir="auto">
              {sleeve.name} {formatMultiplier(sleeve.mult, i18n.language)}
            </strong>
            <span className={styles.description} dir="auto">
              {sleeve.description}
            </span>
            {hosted && <UnknownFacts of={[sleeve.id]} text="one" />}
            {active && <span className={`above-1 strong ${styles.covers}`}>{t('covers', { names })}</span>}
          </>
        }
      >
        <button
          type="button"
          className={`worth middle no-pad wide no-ground text-left ${styles.sleeve}`}
          data-worth={frameOf(sleeve.mult)}
          data-active={active || undefined}
          style={{ '--share': Math.min(1, fulfilled / (required || 1)) }}
        >
          <span className={styles.lamp}>
            <SleeveIcon id={sleeve.id} size={20} className={styles.icon} />
          </span>
          <span className="column shrinks gap-hair">
            <span className={`cut t14 strong lines-120 ${styles.name}`} dir="auto">
              {sleeve.name}
            </span>
            {hosted && side === 'left' ? (
              <UnknownFacts of={[sleeve.id]} text="short" fallback={count}>
                {count}
              </UnknownFacts>
            ) : (
              count
            )}
          </span>
          <span className={`strong text-right soft corners-chip lines-120 ${styles.mult}`}>
            {formatMultiplier(sleeve.mult, i18n.language)}
          </span>
          <span className="visually-hidden">{t(active ? 'active' : 'inactive')}</span>
        </button>
      </Tooltip>
    </li>
  )
}
