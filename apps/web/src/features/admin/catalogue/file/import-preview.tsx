import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Chip } from '../../../../base/ui/feedback/chip.tsx'
import { Table } from '../../../../base/ui/layout/table.tsx'
import type { ImportAnswer, ImportChange } from './import.ts'
import styles from './import-preview.module.css'

/** Shows what a file would do, in numbers and line by line. */
export function ImportPreview({ answer }: { answer: ImportAnswer }) {
  const { t } = useTranslation('admin-catalogue')
  const { added, changed, unchanged, newTeams, decks, changes } = answer
  const more = added + changed - changes.length
  return (
    <div className="stack gap-3 shrinks t14">
      <p className="row wrap gap-1 across-4 strong">
        <span>{t('file.added', { count: added })}</span>
        <span>{t('file.changed', { count: changed })}</span>
        <span>{t('file.unchanged', { count: unchanged })}</span>
      </p>
      {newTeams.length > 0 && (
        <p>
          {t('file.newTeams')}: <span dir="auto">{newTeams.map(({ name }) => name).join(', ')}</span>
        </p>
      )}
      {decks > 0 && <p className="warning">{t('file.decks', { count: decks })}</p>}
      {changes.length === 0 ? (
        <p className="faint">{t('file.nothing')}</p>
      ) : (
        <div className={`framed ${styles.list}`}>
          <Table caption={t('file.list')} dense>
            <thead>
              <tr>
                <th scope="col">{t('file.line')}</th>
                <th scope="col">{t('field.name')}</th>
                <th scope="col">{t('file.change')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(change => (
                <ChangeRow key={change.line} change={change} />
              ))}
            </tbody>
          </Table>
        </div>
      )}
      {more > 0 && <p className="faint">{t('file.more', { count: more })}</p>}
    </div>
  )
}

function ChangeRow({ change: { line, name, key, isNew, fields } }: { change: ImportChange }) {
  const { t } = useTranslation('admin-catalogue')
  return (
    <tr>
      <td>{line}</td>
      <th scope="row">
        <span dir="auto">{name}</span>
        <span className="block caption regular">{key}</span>
      </th>
      <td>
        {isNew && <Chip tone="success">{t('file.isNew')}</Chip>}
        {fields.map(({ field, before, after }) => (
          <span key={field} className="block breaks">
            <span className="faint">{t(`field.${field}`)}</span> {before || t('file.empty')} ›{' '}
            {after || t('file.empty')}
          </span>
        ))}
      </td>
    </tr>
  )
}
