import { useState } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { TabPanel, Tabs } from '../../../base/ui/layout/tabs.tsx'
import { Page } from '../../../frame/shell/page.tsx'
import { AdminHead } from '../shell/admin-head.tsx'
import { CatalogueForm } from './catalogue-form.tsx'
import { CatalogueList } from './catalogue-list.tsx'
import type { CatalogueTab, Edited, ListSearch } from './catalogue-tab.ts'
import type { Definition, ListedRecord, ListView } from './controls/definition.ts'

export type CatalogueAt = {
  tab: CatalogueTab
  edited: Edited | undefined
  search: ListSearch
  /** `record` is the one to edit; after a save nothing on the screen is lost. */
  onTab: (tab: CatalogueTab, how?: { record?: Edited; isSaved?: boolean }) => void
  onView: (view: ListView) => void
}

/**
 * Shows the screen of any of the nine kinds: its list, and the form to create or to edit a record (rulebook 13.30). After
 * creating one the form stays, empty, for the next.
 */
export function CatalogueScreen<Row extends ListedRecord, Body>({
  definition,
  tab,
  edited,
  search,
  onTab,
  onView,
}: CatalogueAt & { definition: Definition<Row, Body> }) {
  const { t } = useTranslation('admin-catalogue')
  const { kind, values } = definition
  const [created, setCreated] = useState(0)
  const title = t(`titles.${kind}`)
  const shown = (['list', 'create', ...(tab === 'edit' ? ['edit' as const] : [])] as const).map(value => ({
    value,
    label: t(`tabs.${value}`),
  }))
  return (
    <Page title={title}>
      <AdminHead title={title} />
      <Tabs label={t('tabList')} tabs={shown} value={tab} onChange={next => onTab(next)}>
        <TabPanel value="list">
          <CatalogueList
            definition={definition}
            view={{ page: 1, pageSize: 50, phrase: '', ...search }}
            onView={onView}
            onEdit={record =>
              onTab('edit', {
                record: { id: record.id, revision: record.revision, values: values(record) },
              })
            }
          />
        </TabPanel>
        <TabPanel value="create">
          <CatalogueForm
            key={`create ${created}`}
            definition={definition}
            focused={created > 0}
            onSaved={() => setCreated(created + 1)}
          />
        </TabPanel>
        <TabPanel value="edit">
          <CatalogueForm
            key={edited?.id}
            definition={definition}
            edited={edited}
            onSaved={() => onTab('list', { isSaved: true })}
          />
        </TabPanel>
      </Tabs>
    </Page>
  )
}
