import { useQuery } from '@tanstack/react-query'
import { SearchX, Trash2 } from 'lucide-react'
import { useDeferredValue } from 'react'
import { trpc } from '../../api/client.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Button } from '../../ui/input/button.tsx'
import { media, useMedia } from '../../ui/layout/use-media.ts'
import { useTrashZone } from '../drag/use-trash-zone.ts'
import { useGame } from '../state/use-game.ts'
import { BrowserFilters } from './browser-filters.tsx'
import styles from './card-browser.module.css'
import { CardList } from './card-list.tsx'
import type { Browser } from './use-browser.ts'

/** Lists the cards that can be had. While a card of the deck is dragged, the whole area is the trash zone. */
export function CardBrowser({ browser }: { browser: Browser }) {
  const { t } = useTranslation('deck')
  const { event, phase, editable } = useGame()
  const headerHidden = useMedia(media.upTo1000)
  const { data: picks } = useQuery(
    trpc.deck.getPickRates.queryOptions(
      { eventId: event.id, phaseIndex: phase.index },
      { meta: { quiet: true } },
    ),
  )
  const { setNodeRef, isOver, item, active } = useTrashZone('trash', !editable)
  // Style is calculated for each card of an inert list, which is a frame's work: in the frame after the one that shows the trash.
  const covered = useDeferredValue(active)
  const dragged = item?.kind === 'list-card' ? item.playerId : undefined
  const shareOf = (playerId: number) => picks?.rates.find(rate => rate.playerId === playerId)?.share ?? 0
  return (
    <div ref={setNodeRef} className={styles.area} data-tour="browser">
      {!headerHidden && <BrowserFilters search={browser.search} />}
      <CardList
        players={browser.shown}
        shareOf={shareOf}
        scoreOf={browser.scoreOf}
        dragged={dragged}
        inert={covered}
      />
      {browser.shown.length === 0 && (
        <EmptyState
          icon={<SearchX size={22} />}
          title={t('noCards')}
          text={t('noCardsText')}
          action={
            <Button size="s" onClick={browser.reset}>
              {t('filter.reset')}
            </Button>
          }
        />
      )}
      {active && (
        <div className={styles.trash} data-over={isOver || undefined}>
          <Trash2 size={30} aria-hidden />
          {t('trash')}
        </div>
      )}
    </div>
  )
}
