import { ListChecks, Move, Plus, Sparkles, Trash2 } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { inProduct } from '../../../base/product/in-product.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { withTexts } from '../../../base/texts/with-texts.ts'
import { Button, ButtonLink } from '../../../base/ui/input/button.tsx'
import { media, useMedia } from '../../../base/ui/layout/use-media.ts'
import { Dialog } from '../../../base/ui/overlay/dialog.tsx'
import { Star } from '../../shortlist/star.ts'
import { DeckCardView } from '../card/deck-card-view.tsx'
import { ListCardView } from '../card/list-card-view.tsx'
import { FlipButton } from '../card-control/flip-button.tsx'
import { BestKeyplays } from '../card-reverse/card-reverse.tsx'
import type { Card, Player } from '../deck-state/deck-cards.ts'
import { useDeck, useIsFull, useMove } from '../deck-state/use-deck.ts'
import { useTap } from '../drag/use-tap.ts'
import type { Average } from '../keyplay-points/use-keyplay-history.ts'
import type { ShownScore } from '../keyplay-points/use-player-scores.ts'
import { useGame } from '../state/use-game.ts'
import { CardFacts, KeyplaysOf, PerksOf } from './card-parts.tsx'
import styles from './large-card.module.css'

const Comparison = lazyPart(() => withTexts(import('./comparison.tsx'), 'planning'))

type Props = {
  player: Player
  score?: ShownScore
  average?: Average | undefined
  onSelectKeyplays: (() => void) | undefined
  onClose: () => void
}

/**
 * Shows a card large, both sides, next to its facts: of the list with ADD and what the player scored in the phase, of the deck with its
 * keyplays and perks, and, while the phase is open, with everything that its menu does (rulebook 13.68, 13.72).
 */
export default function LargeCard({ player, score, average, onSelectKeyplays, onClose }: Props) {
  const [flipped, setFlipped] = useState(false)
  const [comparing, setComparing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { t } = useTranslation('deck')
  const { editable, building } = useGame()
  const card = useDeck(({ cards }) => cards.find(each => each.playerId === player.id))
  const isFull = useIsFull()
  const isLocked = !editable || (!card && isFull)
  const isNarrow = !useMedia(media.from600)
  const view = {
    flipped,
    controls: <FlipButton name={player.name} onFlip={() => setFlipped(side => !side)} />,
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={
        <span className={styles.name} dir="auto">
          {player.name}
        </span>
      }
      size={isNarrow ? 's' : 'm'}
      // A locked button cannot take the focus; the close button does.
      {...(isLocked ? {} : { focus: button })}
      footer={
        card ? (
          building && (
            <DeckActs card={card} first={button} onSelectKeyplays={onSelectKeyplays} onClose={onClose} />
          )
        ) : (
          <ListActs player={player} first={button} onClose={onClose} />
        )
      }
    >
      <div className={`middle gap-4 stack ${styles.hero}`}>
        <div>
          {card ? (
            <DeckCardView card={card} still {...view} />
          ) : (
            <ListCardView player={player} score={score} average={average} {...view} />
          )}
        </div>
        <CardFacts player={player} average={average} />
      </div>
      {card && <KeyplaysOf card={card} />}
      {card && <PerksOf card={card} onClose={onClose} />}
      {!card && typeof score === 'object' && (
        <div className="column gap-1 above-3">
          <BestKeyplays score={score} />
        </div>
      )}
      <div className="row wrap middle gap-2 above-3">
        {!player.own && (
          <ButtonLink
            to="/$product/players/$playerId"
            params={{ ...inProduct, playerId: String(player.id) }}
            size="s"
          >
            {t('large.page')}
          </ButtonLink>
        )}
        <Star playerId={player.id} name={player.name} />
        {!comparing && (
          <Button size="s" onClick={() => setComparing(true)}>
            {t('large.compare')}
          </Button>
        )}
      </div>
      {comparing && <Comparison player={player} onFail={() => setComparing(false)} />}
    </Dialog>
  )
}

type ActsProps = { first: RefObject<HTMLButtonElement | null>; onClose: () => void }

/** Says why nothing can be done, if so. */
function Refusal({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="note text-center wide">
      {children}
    </p>
  )
}

/** ADD, which is locked while the phase is not open and while the deck is full, and says which. */
function ListActs({ player, first, onClose }: ActsProps & { player: Player }) {
  const { t } = useTranslation('deck')
  const { editable } = useGame()
  const isFull = useIsFull()
  const move = useMove()
  const why = useId()
  const refusal = !editable ? 'closed' : isFull ? 'full' : null
  const add = () => {
    onClose()
    move({ type: 'add', playerId: player.id })
  }
  return (
    <>
      {refusal && <Refusal id={why}>{t(`large.${refusal}`)}</Refusal>}
      <Button
        ref={first}
        look="beam"
        wide
        disabled={refusal !== null}
        aria-describedby={refusal ? why : undefined}
        onClick={add}
      >
        <Plus size={16} aria-hidden />
        {t('large.add')}
      </Button>
    </>
  )
}

/** What the menu of a card of the deck does. */
function DeckActs({
  card,
  first,
  onSelectKeyplays,
  onClose,
}: ActsProps & { card: Card; onSelectKeyplays: (() => void) | undefined }) {
  const { t } = useTranslation(['deck', 'keyplays'])
  const { editable } = useGame()
  const { arm, showPerks } = useTap()
  const move = useMove()
  const isAlone = useDeck(({ cards }) => cards.length < 2)
  const why = useId()
  const { playerId, player } = card
  const acts: { key: string; icon: ReactNode; label: string; act: () => void; look?: 'beam' | 'danger' }[] = [
    {
      key: 'keyplays',
      icon: <ListChecks size={16} aria-hidden />,
      label: t('keyplays:select'),
      act: () => onSelectKeyplays?.(),
      look: 'beam',
    },
    {
      key: 'perks',
      icon: <Sparkles size={16} aria-hidden />,
      label: t('deck:large.perks'),
      act: () => showPerks(playerId),
    },
    ...(isAlone
      ? []
      : [
          {
            key: 'move',
            icon: <Move size={16} aria-hidden />,
            label: t('deck:large.move'),
            act: () => arm({ kind: 'deck-card', playerId, name: player.name }),
          },
        ]),
    {
      key: 'remove',
      icon: <Trash2 size={16} aria-hidden />,
      label: t('deck:large.remove'),
      act: () => void move({ type: 'remove', playerId }),
      look: 'danger',
    },
  ]
  return (
    <>
      {!editable && <Refusal id={why}>{t('deck:large.closed')}</Refusal>}
      {acts.map(({ key, icon, label, act, look }, place) => (
        <Button
          key={key}
          ref={place === 0 ? first : undefined}
          look={look}
          wide={place === 0}
          disabled={!editable}
          aria-describedby={editable ? undefined : why}
          onClick={() => {
            onClose()
            act()
          }}
        >
          {icon}
          {label}
        </Button>
      ))}
    </>
  )
}
