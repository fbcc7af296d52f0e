import { type KeyplayType, keyplaysPerCard } from '@game/domain'
import { Lock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { Dialog } from '../../../base/ui/overlay/dialog.tsx'
import type { Card } from '../deck-state/deck-cards.ts'
import { useDeck, useDeckStore, useMove, useOfferUndo } from '../deck-state/use-deck.ts'
import { useHistoryOf } from '../keyplay-points/use-keyplay-history.ts'
import { useGame } from '../state/use-game.ts'
import { CardChooser } from './card-chooser.tsx'
import { ChosenKeyplays } from './chosen-keyplays.tsx'
import { HistoryHead } from './history-head.tsx'
import styles from './keyplay-dialog.module.css'
import { KeyplayGroups } from './keyplay-groups.tsx'
import { type KeyplayOrder, typeOfBest } from './keyplay-order.ts'
import { keyplayMoves, type Staged, toggled } from './staged-keyplays.ts'

/** Lets users choose keyplays for the cards of the deck: changes are staged, SAVE sends them, closing discards them (rulebook 13.16). */
export default function KeyplayDialog({
  playerId,
  onShow,
  onClose,
}: {
  playerId: number
  onShow: (playerId: number) => void
  onClose: () => void
}) {
  const { t } = useTranslation('keyplays')
  const { editable, building } = useGame()
  const cards = useDeck(deck => deck.cards)
  const [staged, setStaged] = useState<Staged>({})
  /** What was staged before one choice was copied to all cards, to undo that. */
  const [beforeAll, setBeforeAll] = useState<Staged | null>(null)
  const [order, setOrder] = useState<KeyplayOrder>('price')
  const historyOf = useHistoryOf()
  const history = historyOf(playerId)
  const keyplays = useDeck(deck => deck.keyplays)
  const bestOf = (id: number) => typeOfBest(historyOf(id) ?? { own: undefined, all: [] }, keyplays)
  const [type, setType] = useState<KeyplayType>(() => bestOf(playerId) ?? 'kill')
  const showCard = (id: number) => {
    setType(bestOf(id) ?? type)
    onShow(id)
  }
  const { save, saving } = useSaveKeyplays()
  const card = cards.find(each => each.playerId === playerId)
  // The card was removed elsewhere, for example in another tab: the dialog closes, so that it does not open again when the card comes back.
  useEffect(() => {
    if (!card) onClose()
  }, [card, onClose])
  if (!card) return null
  const saved = card.keyplays.map(({ keyplayId }) => keyplayId)
  const wanted = staged[playerId] ?? saved
  // Changes that were staged but not saved when the phase locked do not count, and the dialog shows that.
  const locked = !building
  const chosen = locked ? saved : wanted
  const tooLate = locked ? wanted.filter(id => !saved.includes(id)) : []
  const countOf = (each: Card) => (locked ? each.keyplays : (staged[each.playerId] ?? each.keyplays)).length
  const sameForAll = () => {
    setBeforeAll(staged)
    setStaged(Object.fromEntries(cards.map(each => [each.playerId, chosen])))
  }
  const undoSame = () => {
    setStaged(beforeAll ?? {})
    setBeforeAll(null)
  }
  const toggle = (keyplayId: number) => {
    setBeforeAll(null)
    setStaged(before => ({ ...before, [playerId]: toggled(chosen, keyplayId) }))
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('dialog')}
      size="xl"
      aside={
        <span className={`pad-1-2 corners-chip t12 bold tracked-6 ${styles.count}`} aria-live="polite">
          {t('selected', { count: chosen.length, limit: keyplaysPerCard })}
        </span>
      }
      footer={
        <>
          {!editable && (
            <p className="row middle gap-2 fill t14 strong locked-in" role="status">
              <Lock size={15} aria-hidden />
              {t(locked ? 'tooLateText' : 'offlineText')}
            </p>
          )}
          {!locked && cards.length > 1 && (
            <Button
              disabled={!editable || (chosen.length === 0 && beforeAll === null)}
              onClick={beforeAll ? undoSame : sameForAll}
            >
              {t(beforeAll ? 'sameUndo' : 'same')}
            </Button>
          )}
          <Button
            look="beam"
            busy={saving}
            disabled={!editable}
            onClick={async () => (await save(staged)) && onClose()}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <div className={`low stack ${styles.layout}`}>
        <CardChooser cards={cards} card={card} onShow={showCard} chosen={chosen} countOf={countOf} />
        <div className="column shrinks low">
          <ChosenKeyplays chosen={chosen} onRemove={locked ? undefined : toggle} />
          {history && (
            <HistoryHead name={card.player.name} history={history} order={order} onOrder={setOrder} />
          )}
          <KeyplayGroups
            type={type}
            onType={setType}
            chosen={chosen}
            tooLate={tooLate}
            onToggle={locked ? undefined : toggle}
            history={history}
            order={order}
          />
        </div>
      </div>
    </Dialog>
  )
}

/** Returns a function that sends the staged changes, removals first. Its promise resolves to whether all of them were saved. */
function useSaveKeyplays(): { save: (staged: Staged) => Promise<boolean>; saving: boolean } {
  const deck = useDeckStore()
  const move = useMove()
  const { t } = useTranslation('deck')
  const offerUndo = useOfferUndo()
  const [saving, setSaving] = useState(false)
  const save = async (staged: Staged): Promise<boolean> => {
    setSaving(true)
    const { cards } = deck.get()
    const before = Object.fromEntries(
      cards.map(({ playerId, keyplays }) => [playerId, keyplays.map(({ keyplayId }) => keyplayId)]),
    )
    const moves = keyplayMoves(cards, staged)
    const saved = await Promise.all(moves.map(move))
    setSaving(false)
    if (moves.length > 0) offerUndo({ text: t('undo.keyplays'), moves: now => keyplayMoves(now, before) })
    return saved.every(Boolean)
  }
  return { save, saving }
}
