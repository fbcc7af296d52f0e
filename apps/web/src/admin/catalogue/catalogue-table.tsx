import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/input/icon-button.tsx'
import { Table } from '../../ui/layout/table.tsx'
import { RemoveButton } from '../confirm/remove-button.tsx'
import styles from './catalogue-table.module.css'
import type { Definition, Listed } from './definition.ts'
import { useRemoveThing } from './use-catalogue-edits.ts'

export function CatalogueTable<Thing extends Listed, Body>({
  definition,
  things,
  onEdit,
}: {
  definition: Definition<Thing, Body>
  things: readonly Thing[]
  onEdit: (thing: Thing) => void
}) {
  const { t } = useTranslation(['admin-catalogue', 'admin'])
  const { kind, columns } = definition
  const remove = useRemoveThing(definition)
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
        {things.map(thing => (
          <tr key={thing.id}>
            {columns.map(({ head, cell, wide }) =>
              head === 'name' ? (
                <th key={head} scope="row">
                  {cell(thing)}
                </th>
              ) : (
                <td key={head} data-wide={wide}>
                  {cell(thing)}
                </td>
              ),
            )}
            <td className={styles.acts}>
              <IconButton
                size="s"
                label={t('admin:edit', { name: thing.name })}
                onClick={() => onEdit(thing)}
              >
                <Pencil size={16} aria-hidden />
              </IconButton>
              <RemoveButton
                name={thing.name}
                rehearse={() => definition.remove({ id: thing.id, dryRun: true })}
                remove={() => remove.mutateAsync(thing.id)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
