import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FailedState } from '../../base/api/failed-state.tsx'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Loading } from '../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { SearchField } from '../../base/ui/input/search-field.tsx'
import { Pagination } from '../../base/ui/layout/pagination.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import type { useListView } from '../../base/ui/layout/use-list-view.ts'
import styles from './paged-list.module.css'

type RowsQuery<Row> = {
  data: { rows: readonly Row[]; count: number } | undefined
  error: { message: string } | null
  isFetching: boolean
  refetch: () => unknown
}

/**
 * Shows a searchable, paged list in each of its states: loading (`skeleton`), failed, without rows (`none`), without
 * matches, and with rows.
 */
export function PagedList<Row>({
  head,
  searchLabel,
  loadingLabel,
  list: { view, search, toPage, toSize },
  query: { data, error, isFetching, refetch },
  icon: Icon,
  none,
  skeleton,
  children,
}: {
  head?: ReactNode
  searchLabel: string
  loadingLabel: string
  list: ReturnType<typeof useListView>
  query: RowsQuery<Row>
  icon: LucideIcon
  none?: { title: string; text: string }
  skeleton: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}) {
  const { t } = useTranslation('clans')
  const { phrase, page, pageSize } = view
  const empty = phrase === '' && none
  return (
    <Panel flush head={head}>
      <div className={`line-below panel-row ${styles.tools}`} data-headed={head !== undefined || undefined}>
        <SearchField label={searchLabel} value={phrase} onSearch={search} />
      </div>
      {error ? (
        <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />
      ) : !data ? (
        <Loading label={loadingLabel}>{skeleton}</Loading>
      ) : data.rows.length === 0 ? (
        <EmptyState
          icon={<Icon size={20} />}
          title={empty ? empty.title : t('nobody')}
          text={empty ? empty.text : t('nothingFoundText', { phrase })}
        />
      ) : (
        children(data.rows)
      )}
      {data && (
        <div className="line-above panel-row">
          <Pagination
            page={page}
            pageSize={pageSize}
            count={data.count}
            onPage={toPage}
            onPageSize={toSize}
          />
        </div>
      )}
    </Panel>
  )
}
