import { adminPageSizes } from '@game/domain'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedState } from '../../api/failed-state.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { SearchField } from '../../ui/input/search-field.tsx'
import { Pagination } from '../../ui/layout/pagination.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { RowsSkeleton } from '../../ui/layout/table.tsx'
import styles from './catalogue-list.module.css'
import { CatalogueTable } from './catalogue-table.tsx'
import type { Definition, ListedRecord, ListView } from './definition.ts'
import { FileButtons } from './file/file-buttons.tsx'

/** Shows the searchable, paged list of a kind. */
export function CatalogueList<Row extends ListedRecord, Body>({
  definition,
  view,
  onView,
  onEdit,
}: {
  definition: Definition<Row, Body>
  view: ListView
  onView: (view: ListView) => void
  onEdit: (record: Row) => void
}) {
  const { t } = useTranslation('admin-catalogue')
  const { data, isError, error, refetch, isFetching } = definition.useRecords(view)
  const { pageSize, phrase } = view
  const search = useCallback((phrase: string) => onView({ page: 1, pageSize, phrase }), [onView, pageSize])
  return (
    <Panel flush>
      <div className={styles.tools}>
        <SearchField label={t('search')} value={phrase} onSearch={search} />
        {data && <span className={styles.count}>{t('total', { count: data.count })}</span>}
        {definition.file && <FileButtons kind={definition.file} />}
      </div>
      {isError ? (
        <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />
      ) : !data ? (
        <Loading label={t('loading')}>
          <RowsSkeleton />
        </Loading>
      ) : data.records.length === 0 ? (
        <EmptyState
          title={t(phrase ? 'noneFound' : 'none')}
          text={phrase ? t('noneFoundText', { phrase }) : t('noneText')}
        />
      ) : (
        <>
          <CatalogueTable definition={definition} records={data.records} onEdit={onEdit} />
          <div className={styles.foot}>
            <Pagination
              sizes={adminPageSizes}
              page={view.page}
              pageSize={pageSize}
              count={data.count}
              onPage={page => onView({ ...view, page })}
              onPageSize={size => onView({ ...view, page: 1, pageSize: size })}
            />
          </div>
        </>
      )}
    </Panel>
  )
}
