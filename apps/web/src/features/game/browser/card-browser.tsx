import { useQuery } from '@tanstack/react-query'
import { LayoutGrid, ListFilter, SearchX, Table2, Trash2 } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { trpc } from '../../../base/api/client.ts'
import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { useIsUsed } from '../../../base/loading/prefetch.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { withTexts } from '../../../base/texts/with-texts.ts'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { Button } from '../../../base/ui/input/button.tsx'
import { SearchField } from '../../../base/ui/input/search-field.tsx'
import { media, useMedia } from '../../../base/ui/layout/use-media.ts'
import { StarsContext } from '../card-control/star-control.tsx'
import { useTrashZone } from '../drag/use-trash-zone.ts'
import { useAveragePoints } from '../fill/average-points.ts'
import { useGame } from '../state/use-game.ts'
import styles from './card-browser.module.css'
import { CardList } from './card-list.tsx'
import { ListDrag } from './list-drag.tsx'
import type { Browser } from './use-browser.ts'

const PlayerTable = lazyPart(() => import('./player-table.tsx'))
const FilterSheet = lazyPart(() => import('./filter-sheet.tsx'))
const NoMarks = lazyPart(() => withTexts(import('./no-marks.tsx'), 'planning'))

/** Lists the available cards, as cards or as a table; up to 1000 px the filters open in a sheet. */
export function CardBrowser({ browser }: { browser: Browser }) {
  const { t } = useTranslation('deck')
  const { event, phase } = useGame()
  const { asTable, setAsTable } = browser
  const [filtering, setFiltering] = useState(false)
  const headerHidden = useMedia(media.upTo1000)
  const isPhone = !useMedia(media.from600)
  const { data: picks } = useQuery(
    trpc.deck.getPickRates.queryOptions(
      { eventId: event.id, phaseIndex: phase.index },
      { meta: { quiet: true } },
    ),
  )
  const averageOf = useAveragePoints()
  const isUsed = useIsUsed()
  const shareOf = (playerId: number) => picks?.rates.find(rate => rate.playerId === playerId)?.share ?? 0
  return (
    <ListZone>
      <h2 className="visually-hidden">{t('tabs.cards')}</h2>
      {headerHidden && (
        <div className="row middle at-end gap-2 below-2">
          {isPhone && (
            <div className="fill shrinks">
              <SearchField
                key={phase.index}
                label={t('filter.search')}
                value={browser.search.phrase}
                onSearch={browser.search.setPhrase}
              />
            </div>
          )}
          <Button
            size={isPhone ? 'm' : 's'}
            look="quiet"
            aria-label={t('filter.title')}
            className={styles.tool}
            onClick={() => setFiltering(true)}
          >
            <ListFilter size={18} aria-hidden />
            {!isPhone && t('filter.title')}
            {browser.filters > 0 && (
              <span className={`t12 bold text-center ink-dark ${styles.count}`}>{browser.filters}</span>
            )}
          </Button>
          <Button
            size={isPhone ? 'm' : 's'}
            look="quiet"
            aria-label={t('table.view')}
            aria-pressed={asTable}
            className={styles.tool}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? <LayoutGrid size={18} aria-hidden /> : <Table2 size={18} aria-hidden />}
            {!isPhone && t('table.view')}
          </Button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {browser.isFiltered && t('filter.found', { count: browser.shown.length })}
      </p>
      {filtering && <FilterSheet browser={browser} onClose={() => setFiltering(false)} />}
      {asTable ? (
        <PlayerTable players={browser.shown} shareOf={shareOf} averageOf={averageOf} />
      ) : (
        <ListDrag>
          <StarsContext value={isUsed}>
            <CardList
              players={browser.shown}
              shareOf={shareOf}
              scoreOf={browser.scoreOf}
              averageOf={averageOf}
            />
          </StarsContext>
        </ListDrag>
      )}
      {browser.hasNoMarks && <NoMarks onReset={browser.reset} />}
      {browser.shown.length === 0 && !browser.hasNoMarks && (
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
    <div ref={setNodeRef} className={`holds ${styles.area}`} data-tour="browser">
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
