import { Pencil } from 'lucide-react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { IconButton } from '../../../base/ui/input/icon-button.tsx'
import { Table } from '../../../base/ui/layout/table.tsx'
import { RemoveButton } from '../confirm/remove-button.tsx'
import styles from './catalogue-table.module.css'
import type { Definition, ListedRecord } from './controls/definition.ts'
import { useRemoveRecord } from './mutations.ts'

export function CatalogueTable<Row extends ListedRecord, Body>({
  definition,
  records,
  onEdit,
}: {
  definition: Definition<Row, Body>
  records: readonly Row[]
  onEdit: (record: Row) => void
}) {
  const { t } = useTranslation(['admin-catalogue', 'admin'])
  const { kind, columns } = definition
  const remove = useRemoveRecord(definition)
  return (
    <Table caption={t(`admin-catalogue:titles.${kind}`)} dense className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ head, wide }) => (
            <th key={head} scope="col" data-wide={wide}>
              {t(`admin-catalogue:field.${head}`)}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{t('admin-catalogue:acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {records.map(record => (
          <tr key={record.id}>
            {columns.map(({ head, cell, wide }) =>
              head === 'name' ? (
                <th key={head} scope="row" dir="auto">
                  {cell(record)}
                </th>
              ) : (
                <td key={head} data-wide={wide} dir="auto">
                  {cell(record)}
                </td>
              ),
            )}
            <td className={styles.acts}>
              <IconButton
                size="s"
                label={t('admin:edit', { name: record.name })}
                onClick={() => onEdit(record)}
              >
                <Pencil size={16} aria-hidden />
              </IconButton>
              <RemoveButton
                name={record.name}
                dryRun={() => definition.remove({ id: record.id, dryRun: true })}
                remove={() => remove.mutateAsync(record.id)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
