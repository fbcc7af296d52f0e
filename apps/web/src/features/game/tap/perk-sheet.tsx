import { perksPerCard } from '@game/domain'
import { Move, Plus, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { Dialog } from '../../../base/ui/overlay/dialog.tsx'
import type { Card } from '../deck-state/deck-cards.ts'
import { useDeck, useMove } from '../deck-state/use-deck.ts'
import { useRefusalOf } from '../deck-state/use-move-context.ts'
import { useTap } from '../drag/use-tap.ts'
import { useProjection } from '../fill/use-projection.ts'
import { PerkDescription } from '../perks/perk-description.tsx'
import { PerkToken } from '../perks/perk-token.tsx'
import { useIdlePerks } from '../perks/use-idle-perks.ts'
import { usePerkPool } from '../perks/use-perk-pool.ts'
import { type Perk, perkOf } from '../state/game-event.ts'
import { useGame } from '../state/use-game.ts'
import styles from './perk-sheet.module.css'

/** Lists the perks on a card, to take back or to move to another card, and those of the phase, to put on it (rulebook 13.76). */
export default function PerkSheet({ playerId, onClose }: { playerId: number; onClose: () => void }) {
  const { t } = useTranslation('perks')
  const { event, phase } = useGame()
  const phaseIndex = phase.index
  const card = useDeck(({ cards }) => cards.find(each => each.playerId === playerId))
  const pool = usePerkPool()
  const project = useProjection()
  // The card was removed elsewhere, for example in another tab.
  useEffect(() => {
    if (!card) onClose()
  }, [card, onClose])
  if (!card) return null
  const placed = card.perks.flatMap(({ perkId }) => perkOf(event, perkId) ?? [])
  const free = pool.filter(({ perk }) => !placed.some(({ id }) => id === perk.id))
  const gainOf = (perkId: number) => {
    const before = project?.([card])
    if (!project || !before || before.series === 0) return undefined
    return (
      project([{ ...card, perks: [...card.perks, { perkId, phaseIndex, originPhase: phaseIndex }] }]).score -
      before.score
    )
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('tap.sheet', { name: card.player.name })}
      size="s"
      aside={
        <span className={`pad-1-2 corners-chip t14 bold ${styles.count}`} aria-live="polite">
          {placed.length}/{perksPerCard}
        </span>
      }
    >
      <p className="note">{t('addUp')}</p>
      <ul className={`stack ${styles.perks}`} aria-label={t('tap.placed')}>
        {placed.map(perk => (
          <PlacedPerk key={perk.id} perk={perk} card={card} onMove={onClose} />
        ))}
      </ul>
      <ul className={`stack ${styles.perks}`} aria-label={t('title')}>
        {free.map(({ perk, left }) => (
          <FreePerk key={perk.id} perk={perk} card={card} left={left} gain={gainOf(perk.id)} />
        ))}
      </ul>
      {pool.length === 0 && <p>{t('noneText')}</p>}
    </Dialog>
  )
}

function PlacedPerk({ perk, card, onMove }: { perk: Perk; card: Card; onMove: () => void }) {
  const { t } = useTranslation('perks')
  const { playerId } = card
  const { takesPerks } = useGame()
  const { arm } = useTap()
  const others = useDeck(({ cards }) => cards.length > 1)
  const move = useMove()
  const idleFor = useIdlePerks()
  const take = () => void move({ type: 'removePerk', playerId, perkId: perk.id })
  const toAnother = () => {
    onMove()
    arm({ kind: 'card-perk', perkId: perk.id, playerId, name: perk.name })
  }
  return (
    <li
      className={`stack middle gap-1 across-3 wide no-ground text-left no-border ${styles.perk}`}
      data-placed
    >
      <span className={styles.token}>
        <PerkToken perk={perk} />
      </span>
      <PerkDescription perk={perk} idle={idleFor(perk, card)} />
      <span className={`row wrap gap-2 ${styles.acts}`}>
        <Button
          size="s"
          disabled={!takesPerks}
          onClick={take}
          aria-label={t('tap.takeBackNamed', { name: perk.name })}
        >
          <Undo2 size={16} aria-hidden />
          {t('tap.takeBack')}
        </Button>
        {others && (
          <Button
            size="s"
            disabled={!takesPerks}
            onClick={toAnother}
            aria-label={t('tap.moveNamed', { name: perk.name })}
          >
            <Move size={16} aria-hidden />
            {t('tap.move')}
          </Button>
        )}
      </span>
    </li>
  )
}

/** `gain` is what the perk would add on this card if its player went on as before (rulebook 7.19); undefined without past series. */
function FreePerk({
  perk,
  card,
  left,
  gain,
}: {
  perk: Perk
  card: Card
  left: number
  gain: number | undefined
}) {
  const { t, i18n } = useTranslation(['perks', 'rules'])
  const move = useMove()
  const refusalOf = useRefusalOf()
  const idleFor = useIdlePerks()
  const add = { type: 'addPerk', playerId: card.playerId, perkId: perk.id } as const
  const refusal = refusalOf(add)
  return (
    <li>
      <button
        type="button"
        className={`stack middle gap-1 across-3 wide no-ground text-left no-border ${styles.perk}`}
        disabled={refusal !== null}
        onClick={() => void move(add)}
      >
        <span className={styles.token}>
          <PerkToken perk={perk} />
        </span>
        <PerkDescription perk={perk} idle={refusal ? null : idleFor(perk, card)} />
        {refusal ? (
          <span className={`warning ${styles.why}`}>{t(`rules:${refusal.rule}`, refusal.facts)}</span>
        ) : (
          <span className={`stack to-end gap-1 strong accent ${styles.left}`}>
            {gain !== undefined && gain > 0 && (
              <span className={styles.gain}>
                +{formatNumber(gain, i18n.language)} <small>{t('tap.gain')}</small>
              </span>
            )}
            <span>
              <Plus size={18} aria-hidden />×{left}
            </span>
          </span>
        )}
      </button>
    </li>
  )
}
