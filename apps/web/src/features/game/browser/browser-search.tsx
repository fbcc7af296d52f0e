import { browserLimits } from '@game/domain'
import { memo } from 'react'
import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { SearchField } from '../../../base/ui/input/search-field.tsx'
import { useGame } from '../state/use-game.ts'
import styles from './browser-search.module.css'
import type { Browser } from './use-browser.ts'

const RangeSlider = lazyPart(() => import('../../../base/ui/input/range-slider.tsx'))
const { youngest, oldest } = browserLimits

/** Shows the search and the age filter of the card list in the row of its tab; only above 1000 px. */
export const BrowserSearch = memo(function BrowserSearch({ search }: { search: Browser['search'] }) {
  const { t } = useTranslation('deck')
  const { phase } = useGame()
  const { filter, setFilter } = search
  return (
    <search className={`stack middle gap-3 shrinks ${styles.search}`}>
      <SearchField
        key={phase.index}
        label={t('filter.search')}
        hint={t('filter.hint')}
        value={search.phrase}
        onSearch={search.setPhrase}
      />
      {/* Keeps the space of the slider until its code has loaded. */}
      {search.known.birth !== 'none' && (
        <div className="touchable">
          <RangeSlider
            label={t('filter.age')}
            min={youngest}
            max={oldest}
            value={[filter.age.from, filter.age.to]}
            onChange={([from, to]) => setFilter({ ...filter, age: { from, to } })}
          />
        </div>
      )}
    </search>
  )
})
