import { useCallback } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { SearchField } from '../../../base/ui/input/search-field.tsx'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { PagedRows } from '../list/paged-rows.tsx'
import styles from './catalogue-list.module.css'
import { CatalogueTable } from './catalogue-table.tsx'
import type { Definition, ListedRecord, ListView } from './controls/definition.ts'
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
  const reading = definition.useRecords(view)
  const { data } = reading
  const { pageSize, phrase } = view
  const search = useCallback((phrase: string) => onView({ page: 1, pageSize, phrase }), [onView, pageSize])
  return (
    <Panel flush>
      <div className={`row wrap middle between gap-2 across-4 pad-3-4 line-below ${styles.tools}`}>
        <SearchField label={t('search')} value={phrase} onSearch={search} />
        {data && <span className="pushed t14 faint">{t('total', { count: data.count })}</span>}
        {definition.file && <FileButtons kind={definition.file} />}
      </div>
      <PagedRows
        reading={reading}
        data={data}
        loading={t('loading')}
        isEmpty={({ records }) => records.length === 0}
        empty={
          <EmptyState
            title={t(phrase ? 'noneFound' : 'none')}
            text={phrase ? t('noneFoundText', { phrase }) : t('noneText')}
          />
        }
        view={view}
        onView={onView}
      >
        {({ records }) => <CatalogueTable definition={definition} records={records} onEdit={onEdit} />}
      </PagedRows>
    </Panel>
  )
}
