import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../account/current-user.ts'
import { Medal } from '../icons/medal.tsx'
import { metals } from '../icons/metal.ts'
import { Chip } from '../ui/chip.tsx'
import { Table } from '../ui/table.tsx'
import styles from './scores-table.module.css'

export type EventScore = { userId: number; user: { username: string }; score: number; rank: number }

/** Rank, username and score; one's own row is marked, and stands at the foot where the page does not hold it. */
export function ScoresTable({
  caption,
  scores,
  own,
}: {
  caption: string
  scores: readonly EventScore[]
  own: EventScore | null
}) {
  const { t } = useTranslation('leaderboards')
  const user = useCurrentUser()
  const elsewhere = own && !scores.some(({ userId }) => userId === own.userId)
  return (
    <Table caption={caption} className={styles.scores}>
      <thead>
        <tr>
          <th scope="col" className={styles.rank}>
            {t('rank')}
          </th>
          <th scope="col">{t('username')}</th>
          <th scope="col" className={styles.score}>
            {t('score')}
          </th>
        </tr>
      </thead>
      <tbody>
        {scores.map(row => (
          <ScoreRow key={row.userId} row={row} own={row.userId === user?.id} />
        ))}
      </tbody>
      {elsewhere && (
        <tfoot>
          <ScoreRow row={own} own />
        </tfoot>
      )}
    </Table>
  )
}

function ScoreRow({ row: { rank, user, score }, own }: { row: EventScore; own: boolean }) {
  const { t, i18n } = useTranslation('leaderboards')
  const metal = metals[rank - 1]
  const points = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <tr data-own={own || undefined} data-metal={metal}>
      <td className={styles.rank}>
        <span className={styles.place}>
          {metal && <Medal metal={metal} size={26} />}
          {rank}
        </span>
      </td>
      <th scope="row">
        <span className={styles.name}>
          {user.username}
          {own && <Chip tone="info">{t('you')}</Chip>}
        </span>
      </th>
      <td className={styles.score}>{points.format(score)}</td>
    </tr>
  )
}
