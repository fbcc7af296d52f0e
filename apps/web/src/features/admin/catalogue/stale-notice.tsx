import { useTranslation } from '../../../base/texts/use-translation.ts'
import type { Edited } from './catalogue-tab.ts'
import type { Definition, ListedRecord } from './controls/definition.ts'
import styles from './stale-notice.module.css'

/** Shows what another admin has changed in a record while its form was open. */
export function StaleNotice<Row extends ListedRecord, Body>({
  definition: { fields, columns, values },
  seen,
  now,
}: {
  definition: Definition<Row, Body>
  seen: Edited
  now: Row
}) {
  const { t } = useTranslation('admin-catalogue')
  const theirs = values(now)
  const changed = fields.filter(
    ({ name }) => JSON.stringify(theirs[name]) !== JSON.stringify(seen.values[name]),
  )
  return (
    <div className={styles.notice} role="alert">
      <p>{t('stale')}</p>
      <dl className="stack gap-1 above-2 ink">
        {changed.map(({ name }) => (
          <div key={name} className="row gap-3">
            <dt className={`faint ${styles.field}`}>{t(`field.${name}`)}</dt>
            <dd>{columns.find(({ head }) => head === name)?.cell(now) ?? String(theirs[name])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
