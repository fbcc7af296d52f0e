import { Fragment } from 'react'
import { useCurrentUser } from '../../../base/session/current-user.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Table } from '../../../base/ui/layout/table.tsx'
import type { UserMarks } from '../../leaderboards/use-user-marks.ts'
import type { Format, TableRow } from '../league.ts'
import { qualifyingLine } from './qualifying-line.ts'
import { StandingRow } from './standing-row.tsx'
import styles from './standing-table.module.css'
import { withOwnRow } from './with-own-row.ts'

/** Lists members by rank. The viewer's own row is always in view: above or below the others if it is not on the page. */
export function StandingTable({
  caption,
  rows,
  own,
  format,
  eventId,
  marks,
  qualifiers,
}: {
  caption: string
  rows: readonly TableRow[]
  own: TableRow | null
  format: Format
  eventId: number | undefined
  /** Who of them is a player of that event. */
  marks?: ReadonlyMap<number, UserMarks>
  /** How many go on from the qualifying round of a cup; `passed` once that stands, as some of them may have left since. */
  qualifiers?: number | 'passed'
}) {
  const { t } = useTranslation('leagues')
  const userId = useCurrentUser()?.id
  const best = Math.max(0, ...rows.flatMap(({ form }) => form.map(({ score }) => score)))
  const line = qualifyingLine(rows)
  // Next to fixtures the table is as narrow as on a phone.
  return (
    <div className="measured">
      <Table fits caption={caption} className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.rank}>
              <span className="visually-hidden">{t('table.rank')}</span>
            </th>
            <th scope="col">{t('table.username')}</th>
            {format === 'headToHead' && (
              <th scope="col" className={styles.wide}>
                <abbr title={t('table.recordFull')}>{t('table.record')}</abbr>
              </th>
            )}
            <th scope="col" className={styles.wide}>
              <abbr title={t('table.playedFull')}>{t('table.played')}</abbr>
            </th>
            <th scope="col" className={styles.points}>
              {t('table.points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {withOwnRow(rows, own).map(row => (
            <Fragment key={row.user.id}>
              <StandingRow
                row={row}
                format={format}
                best={best}
                isOwn={row.user.id === userId}
                eventId={eventId}
                marks={marks?.get(row.user.id)}
                isMarkedOn={line === 'mixed' && row.qualifies === true}
              />
              {line === row.user.id && (
                <tr>
                  <td colSpan={3} className={styles.line}>
                    {qualifiers === 'passed'
                      ? t('qualifying.passed')
                      : t('qualifying.line', { count: qualifiers ?? 0 })}
                  </td>
                  <td className={`${styles.wide} ${styles.line}`} />
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
