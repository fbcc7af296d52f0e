import type { Outputs } from '../../../base/api/client.ts'
import { Avatar } from '../../../base/session/avatar.tsx'
import { useCurrentUser } from '../../../base/session/current-user.ts'
import { RivalLink } from '../../../base/session/rival-link.tsx'
import { usePoints } from '../../../base/texts/use-points.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Table } from '../../../base/ui/layout/table.tsx'
import { Name } from '../../leaderboards/score-row.tsx'
import { withOwnRow } from '../standing/with-own-row.ts'
import styles from './season-table.module.css'

type SeasonRow = Outputs['league']['getSeason']['rows'][number]

/** Lists users by rank with points, events, wins and podiums; the viewer's own row stays in view. */
export function SeasonTable({
  caption,
  rows,
  own,
}: {
  caption: string
  rows: readonly SeasonRow[]
  own: SeasonRow | null
}) {
  const { t } = useTranslation('leagues')
  const userId = useCurrentUser()?.id
  return (
    <Table fits caption={caption} className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.rank}>
            <span className="visually-hidden">{t('table.rank')}</span>
          </th>
          <th scope="col">{t('table.username')}</th>
          <th scope="col" className={styles.number}>
            {t('season.events')}
          </th>
          <th scope="col" className={styles.number}>
            {t('season.wins')}
          </th>
          <th scope="col" className={styles.number}>
            {t('season.podiums')}
          </th>
          <th scope="col" className={styles.points}>
            {t('season.points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {withOwnRow(rows, own).map(row => (
          <Row key={row.user.id} row={row} isOwn={row.user.id === userId} />
        ))}
      </tbody>
    </Table>
  )
}

function Row({ row, isOwn }: { row: SeasonRow; isOwn: boolean }) {
  const { t } = useTranslation('leagues')
  const points = usePoints()
  const { rank, user, events, wins, podiums } = row
  const facts = [
    t('events', { count: events }),
    wins > 0 && t('season.winsOf', { count: wins }),
    podiums > 0 && t('season.podiumsOf', { count: podiums }),
  ].filter(Boolean)
  return (
    <tr className={styles.row} data-own={isOwn || undefined}>
      <td className={styles.rank}>{rank}</td>
      <th scope="row">
        <span className={`row middle gap-3 ${styles.user}`}>
          <Avatar user={{ name: user.username, avatar: user.avatar }} size={36} />
          <span className="fill shrinks">
            <span className="block cut">
              <Name username={user.username} />
            </span>
            <span className={`t14 regular soft lines-130 ${styles.facts}`}>{facts.join(' · ')}</span>
          </span>
          <RivalLink userName={user.username} label={t('rival', { name: user.username })} />
        </span>
      </th>
      <td className={styles.number}>{events}</td>
      <td className={styles.number}>{points(wins)}</td>
      <td className={styles.number}>{podiums}</td>
      <td className={styles.points}>{points(row.points)}</td>
    </tr>
  )
}
