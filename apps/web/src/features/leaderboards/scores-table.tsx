import { useTranslation } from '../../base/texts/use-translation.ts'
import { Table } from '../../base/ui/layout/table.tsx'
import { ScoreRow } from './score-row.tsx'
import styles from './scores-table.module.css'
import { type LeaderboardRow, ownPlace } from './standing.ts'
import { useUserMarks } from './use-user-marks.ts'

/** Lists rank, username and score. The user's own row is always shown: above or below the others if it is not on the page. */
export function ScoresTable({
  eventId,
  caption,
  scores,
  own,
  lockedPhase = null,
}: {
  eventId: number
  caption: string
  scores: readonly LeaderboardRow[]
  own: LeaderboardRow | null
  /** The phase whose decks can be seen from here; none by default. */
  lockedPhase?: number | null
}) {
  const { t } = useTranslation('leaderboards')
  const place = own && ownPlace(own, scores)
  const shown = own ? [...scores, own] : scores
  const moves = shown.some(({ previousRank }) => previousRank !== null)
  const marks = useUserMarks(
    eventId,
    shown.map(({ userId }) => userId),
  )
  const rowOf = (row: LeaderboardRow) => (
    <ScoreRow
      key={row.userId}
      eventId={eventId}
      row={row}
      moves={moves}
      marks={marks.get(row.userId)}
      lockedPhase={lockedPhase}
    />
  )
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
        {own && place === 'over' && rowOf(own)}
        {scores.map(rowOf)}
        {own && place === 'under' && rowOf(own)}
      </tbody>
    </Table>
  )
}
