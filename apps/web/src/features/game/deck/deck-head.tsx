import { deckSize } from '@game/domain'
import { memo } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { media, useMedia } from '../../../base/ui/layout/use-media.ts'
import { useDeck, useIsFull } from '../deck-state/use-deck.ts'
import { QuickFillButton } from '../fill/quick-fill-button.tsx'
import { useGame } from '../state/use-game.ts'
import { TourButton } from '../tour/tour-button.tsx'
import styles from './deck-head.module.css'
import { DeckTotal } from './deck-total.tsx'
import { Readiness } from './readiness.tsx'
import { SaveStatus } from './save-status.tsx'

/** Shows the head of the deck, DECK n / 5, or of its draft. */
export function DeckTitle({ count }: { count: number }) {
  const { t } = useTranslation('deck')
  const { drafting } = useGame()
  return (
    <span className={`inline-row baseline gap-2 ${styles.head}`}>
      {t(drafting ? 'draft' : 'title')}
      <span className="t16 bold ink tracked-0">
        {count} / {deckSize}
      </span>
    </span>
  )
}

/** Shows the score of the deck, or how complete it is and whether it is saved, and the button of the tour. */
export const DeckActions = memo(function DeckActions() {
  const { t } = useTranslation('deck')
  const { late, building, phase, editable } = useGame()
  const players = useDeck(deck => deck.players)
  const isFull = useIsFull()
  const isEmpty = useDeck(({ cards }) => cards.length === 0)
  const narrow = useMedia(media.narrow)
  return (
    <>
      <DeckTotal />
      {editable && isEmpty && !narrow && <span className="soft">{t('slot.start')}</span>}
      {narrow && editable && !isFull && <QuickFillButton players={players} />}
      {building && !narrow && !late && !isEmpty && <Readiness key={`ready ${phase.index}`} />}
      {building && <SaveStatus key={`saved ${phase.index}`} />}
      <TourButton />
    </>
  )
})
