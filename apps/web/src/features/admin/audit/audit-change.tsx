import type { Outputs } from '../../../base/api/client.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import styles from './audit-change.module.css'
import { type Names, useAuditWords } from './audit-words.ts'
import { changedFields, namingFields } from './changed-fields.ts'

export type AuditEntry = Outputs['audit']['getAuditLog']['entries'][number]

/** As many names of a list as are shown at once. */
const fewNames = 10

/** Shows what a call changed, field by field, and what or whom it is about; collapsed if a record was created or removed. */
export function AuditChange({ entry: { before, after }, names }: { entry: AuditEntry; names: Names }) {
  const words = useAuditWords(names)
  const { t } = useTranslation('admin-audit')
  const changes = changedFields(before, after)
  if (changes.length === 0) return <span className="faint">{t('same')}</span>
  const list = (
    <ul className={`stack gap-1 ${styles.list}`}>
      {namingFields(before, after).map(({ field, value }) => (
        <li key={field}>
          <span className="faint">{words.field(field)}</span>
          <Named text={words.value(field, value)} count={Array.isArray(value) ? value.length : 1} />
        </li>
      ))}
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className="faint">{words.field(field)}</span>
          {before !== undefined && (
            <del className={styles.before} dir="auto">
              {words.value(field, before)}
            </del>
          )}
          {after !== undefined && (
            <ins className={`success ${styles.after}`} dir="auto">
              {words.value(field, after)}
            </ins>
          )}
        </li>
      ))}
    </ul>
  )
  if (before && after) return list
  return (
    <details>
      <summary className="soft pressable">
        {t(before ? 'gone' : 'made')}: {t('show')}
      </summary>
      {list}
    </details>
  )
}

/** Shows names; many of them after a click. */
function Named({ text, count }: { text: string; count: number }) {
  const { t } = useTranslation('admin-audit')
  if (count <= fewNames) return <span dir="auto">{text}</span>
  return (
    <details>
      <summary className="soft pressable">
        {count}: {t('show')}
      </summary>
      <span dir="auto">{text}</span>
    </details>
  )
}
