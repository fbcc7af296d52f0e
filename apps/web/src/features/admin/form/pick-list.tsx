import type { ReactNode } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { Checkbox } from '../../../base/ui/input/checkbox.tsx'
import { SearchField } from '../../../base/ui/input/search-field.tsx'
import styles from './pick-list.module.css'

/** How many rows one page of a list for admins has at most. */
export const listedAtOnce = 100

export type Pick = { id: number; name: string; icon?: ReactNode; note?: string }

/** Shows a searchable list of options, any number of which can be ticked. */
export function PickList({
  label,
  picks,
  count,
  chosen,
  onChoose,
  phrase,
  onSearch,
  height,
}: {
  label: string
  /** Undefined while they are being read. */
  picks: readonly Pick[] | undefined
  /** How many options match the phrase; only the first `listedAtOnce` are shown. */
  count: number | undefined
  chosen: readonly number[]
  onChoose: (ids: number[]) => void
  phrase: string
  onSearch: (phrase: string) => void
  height: 'players' | 'teams'
}) {
  const { t } = useTranslation('admin')
  const toggle = (id: number, ticked: boolean) =>
    onChoose(ticked ? [...chosen, id] : chosen.filter(other => other !== id))
  const ids = picks?.map(({ id }) => id) ?? []
  const toggleAll = (ticked: boolean) =>
    onChoose([...chosen.filter(id => !ids.includes(id)), ...(ticked ? ids : [])])
  return (
    <div className="stack gap-2">
      <SearchField label={t('search', { label })} value={phrase} onSearch={onSearch} />
      {ids.length > 1 && (
        <Checkbox checked={ids.every(id => chosen.includes(id))} onChange={toggleAll}>
          {t('all', { count: ids.length })}
        </Checkbox>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard */}
      <ul className={`well pad-1-2 ${styles.list}`} data-height={height} aria-label={label} tabIndex={0}>
        {!picks ? (
          <li>
            <Loading label={label}>
              <Skeleton height={120} />
            </Loading>
          </li>
        ) : picks.length === 0 ? (
          <li>
            <EmptyState title={t('nothingFound')} />
          </li>
        ) : (
          picks.map(({ id, name, icon, note }) => (
            <li key={id} className={styles.item}>
              <Checkbox checked={chosen.includes(id)} onChange={ticked => toggle(id, ticked)}>
                <span className={`row wrap middle gap-1 across-2 ink ${styles.words}`}>
                  {icon}
                  <span dir="auto">{name}</span>
                  {note && (
                    <span className="caption" dir="auto">
                      {note}
                    </span>
                  )}
                </span>
              </Checkbox>
            </li>
          ))
        )}
      </ul>
      {count !== undefined && count > listedAtOnce && (
        <p className="above-2 t14 faint">{t('moreFound', { shown: listedAtOnce, count })}</p>
      )}
    </div>
  )
}
