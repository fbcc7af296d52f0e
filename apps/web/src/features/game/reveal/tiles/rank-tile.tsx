import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../../../base/api/client.ts'
import { useShownName } from '../../../../base/session/shown-name.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { type LeaderboardRow, placesWon } from '../../../leaderboards/standing.ts'
import { useGame } from '../../state/use-game.ts'
import { Tile } from './tile.tsx'
import styles from './tiles.module.css'

/** How many rows are read around the user's own, and how many of the users passed are named. */
const pageSize = 25
const named = 3

/** Shows the user's rank in the event, the places won or lost by the last results, and which users were passed (rulebook 9.7). */
export function RankTile() {
  const { t } = useTranslation('reveal')
  const shownName = useShownName()
  const { event } = useGame()
  const first = useQuery(trpc.score.getEventScores.queryOptions({ eventId: event.id, pageSize }))
  const own = first.data?.own ?? null
  // The users passed are ranked below the user.
  const page = own ? Math.ceil((own.rank + 1) / pageSize) : 1
  const below = useQuery(trpc.score.getEventScores.queryOptions({ eventId: event.id, pageSize, page }))
  if (first.isError) return null
  if (!own || !first.data) return first.data ? null : <Tile head={t('rank.title')} isWaiting />
  const won = placesWon(own)
  const passed = passedBy(own, below.data?.scores ?? []).slice(0, named)
  return (
    <Tile head={t('rank.title')}>
      <p>
        <strong className={`lines-100 t28 heavy ${styles.large}`}>{own.rank}</strong>{' '}
        {t('rank.of', { count: first.data.count })}
      </p>
      {won !== null && (
        <p
          className={`strong soft ${styles.change}`}
          data-way={won === 0 ? undefined : won > 0 ? 'up' : 'down'}
        >
          {t(won === 0 ? 'rank.same' : won > 0 ? 'rank.up' : 'rank.down', { count: Math.abs(won) })}
        </p>
      )}
      {passed.length > 0 && (
        <p className="soft">
          {t('rank.passed', { names: passed.map(({ user }) => shownName(user.username)).join(', ') })}
        </p>
      )}
    </Tile>
  )
}

/** Picks the users who were ranked above the user's own row before the last results and are below it now. */
const passedBy = (own: LeaderboardRow, rows: readonly LeaderboardRow[]): LeaderboardRow[] =>
  rows.filter(
    ({ rank, previousRank }) =>
      own.previousRank !== null &&
      previousRank !== null &&
      previousRank < own.previousRank &&
      rank > own.rank,
  )
