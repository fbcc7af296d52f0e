import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedState } from '../../api/failed-state.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { SearchField } from '../../ui/input/search-field.tsx'
import { adminPageSizes } from '../../ui/layout/page-numbers.ts'
import { Pagination } from '../../ui/layout/pagination.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { RowsSkeleton } from '../../ui/layout/table.tsx'
import styles from './catalogue-list.module.css'
import { CatalogueTable } from './catalogue-table.tsx'
import type { Definition, Listed, ListView } from './definition.ts'
import { FileButtons } from './file/file-buttons.tsx'

/** The searchable, paged list of a kind. */
export function CatalogueList<Thing extends Listed, Body>({
  definition,
  view,
  onView,
  onEdit,
}: {
  definition: Definition<Thing, Body>
  view: ListView
  onView: (view: ListView) => void
  onEdit: (thing: Thing) => void
}) {
  const { t } = useTranslation('admin-catalogue')
  const { data, isError, error, refetch, isFetching } = definition.useThings(view)
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
      ) : data.things.length === 0 ? (
        <EmptyState
          title={t(phrase ? 'noneFound' : 'none')}
          text={phrase ? t('noneFoundText', { phrase }) : t('noneText')}
        />
      ) : (
        <>
          <CatalogueTable definition={definition} things={data.things} onEdit={onEdit} />
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
