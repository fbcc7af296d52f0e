import { keyplaysPerCard } from '@game/domain'
import { Lock } from 'lucide-react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { KeyplayEntry } from '../card-reverse/keyplay-entry.tsx'
import type { Card } from '../deck-state/deck-cards.ts'
import { useGame } from '../state/use-game.ts'
import styles from './keyplays-panel.module.css'

/** Keeps the space of the keyplays below an empty place, so that nothing moves when a card is added. */
export function KeyplaysSpace() {
  const { t } = useTranslation('keyplays')
  const open = useGame().building
  return (
    <div className={`column gap-2 shrinks ${styles.panel}`} style={{ visibility: 'hidden' }} aria-hidden>
      <div className="row baseline between">
        <h3 className={`caption ${styles.title}`}>{t('title')}</h3>
        <span className="t14 bold">0/{keyplaysPerCard}</span>
      </div>
      <div className={`holds ${styles.box}`}>
        <div className={`stack ${styles.entries}`} />
      </div>
      {open && (
        <Button size="s" wide className={styles.select} tabIndex={-1}>
          {t('select')}
        </Button>
      )}
    </div>
  )
}

/** Shows the keyplays of a card below it, slightly blurred under a LOCKED overlay while the phase is not open (rulebook 13.15). */
export function KeyplaysPanel({ card, onSelect }: { card: Card; onSelect: () => void }) {
  const { t } = useTranslation('keyplays')
  const { building: open, editable } = useGame()
  const empty = keyplaysPerCard - card.keyplays.length
  return (
    <section
      className={`column gap-2 shrinks ${styles.panel}`}
      aria-label={t('of', { name: card.player.name })}
      data-tray
    >
      <header className="row baseline between">
        <h3 className={`caption ${styles.title}`}>{t('title')}</h3>
        <span className="t14 bold">
          {card.keyplays.length}/{keyplaysPerCard}
        </span>
      </header>
      <div className={`holds ${styles.box}`} data-locked={!open || undefined}>
        <div className={`stack ${styles.entries}`}>
          {card.keyplays.map(({ keyplayId }) => (
            <KeyplayEntry key={keyplayId} id={keyplayId} />
          ))}
          {Array.from({ length: empty }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty slot is identified by its place
            <span key={place} className={styles.slot} aria-hidden />
          ))}
        </div>
        {!open && (
          <div className={`middle t12 bold tracked ink row centred gap-2 cover ${styles.overlay}`}>
            <Lock size={15} aria-hidden />
            {t('locked')}
          </div>
        )}
      </div>
      {open && (
        <Button size="s" wide className={styles.select} disabled={!editable} onClick={onSelect}>
          {t('select')}
        </Button>
      )}
    </section>
  )
}
