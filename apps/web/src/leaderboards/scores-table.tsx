import { useTranslation } from '../texts/use-translation.ts'
import { Table } from '../ui/layout/table.tsx'
import { ScoreRow } from './score-row.tsx'
import styles from './scores-table.module.css'
import { type LeaderboardRow, ownPlace } from './standing.ts'

/** Lists rank, username and score. The user's own row is always shown: above or below the others if it is not on the page. */
export function ScoresTable({
  caption,
  scores,
  own,
}: {
  caption: string
  scores: readonly LeaderboardRow[]
  own: LeaderboardRow | null
}) {
  const { t } = useTranslation('leaderboards')
  const place = own && ownPlace(own, scores)
  const moves = [...scores, ...(own ? [own] : [])].some(({ previousRank }) => previousRank !== null)
  return (
    <Table fits caption={caption} className={styles.scores}>
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
        {own && place === 'over' && <ScoreRow row={own} moves={moves} />}
        {scores.map(row => (
          <ScoreRow key={row.userId} row={row} moves={moves} />
        ))}
        {own && place === 'under' && <ScoreRow row={own} moves={moves} />}
      </tbody>
    </Table>
  )
}
