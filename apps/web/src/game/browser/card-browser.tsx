import { useQuery } from '@tanstack/react-query'
import { SearchX, Trash2 } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import { trpc } from '../../api/client.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Button } from '../../ui/input/button.tsx'
import { useTrashZone } from '../drag/use-trash-zone.ts'
import { useAveragePoints } from '../keyplay-points/average-points.ts'
import { useGame } from '../state/use-game.ts'
import styles from './card-browser.module.css'
import { CardList } from './card-list.tsx'
import { ListDrag } from './list-drag.tsx'
import type { Browser } from './use-browser.ts'

/** Lists the available cards. */
export function CardBrowser({ browser }: { browser: Browser }) {
  const { t } = useTranslation('deck')
  const { event, phase } = useGame()
  const { data: picks } = useQuery(
    trpc.deck.getPickRates.queryOptions(
      { eventId: event.id, phaseIndex: phase.index },
      { meta: { quiet: true } },
    ),
  )
  const averageOf = useAveragePoints()
  const shareOf = (playerId: number) => picks?.rates.find(rate => rate.playerId === playerId)?.share ?? 0
  return (
    <ListZone>
      <ListDrag>
        <CardList players={browser.shown} shareOf={shareOf} scoreOf={browser.scoreOf} averageOf={averageOf} />
      </ListDrag>
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
    </ListZone>
  )
}

/** The area of the list; while a card of the deck is dragged, it is the trash zone. dnd-kit renders this part again, but not its content. */
function ListZone({ children }: { children: ReactNode }) {
  const { t } = useTranslation('deck')
  const { editable } = useGame()
  const { setNodeRef, isOver, active } = useTrashZone('trash', !editable)
  // Picking up a card already fills a frame.
  const covered = useDeferredValue(active)
  return (
    <div ref={setNodeRef} className={styles.area} data-tour="browser">
      {children}
      {covered && (
        <div className={styles.trash} data-over={isOver || undefined}>
          <Trash2 size={30} aria-hidden />
          {t('trash')}
        </div>
      )}
    </div>
  )
}
