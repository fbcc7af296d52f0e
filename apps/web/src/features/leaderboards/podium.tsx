import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../base/api/client.ts'
import { RivalLink } from '../../base/session/rival-link.tsx'
import { usePoints } from '../../base/texts/use-points.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { PlayerMark } from './player-mark.tsx'
import styles from './podium.module.css'
import { Name } from './score-row.tsx'
import { medalOf } from './standing.ts'
import { useUserMarks } from './use-user-marks.ts'
import { UserFace } from './user-face.tsx'

const podiumSize = 3

/** Shows the first three of a ranking who have points, and below them the user's own rank. */
export function Podium({
  eventId,
  own,
  participants,
}: {
  eventId: number
  own: { rank: number; score: number } | null
  participants: number
}) {
  const { t } = useTranslation('leaderboards')
  const points = usePoints()
  const { data } = useQuery(trpc.score.getEventScores.queryOptions({ eventId, pageSize: 10 }))
  const first = data?.scores.slice(0, podiumSize).filter(row => medalOf(row)) ?? []
  const marks = useUserMarks(
    eventId,
    first.map(({ userId }) => userId),
  )
  return (
    <Panel head={t('results.podium')} aria-label={t('results.podium')} className={styles.panel}>
      <div className={styles.stage}>
        {!data && <Skeleton height={230} radius={10} />}
        {data && (
          <ol className={styles.podium}>
            {first.map(row => (
              <li
                key={row.userId}
                className={`column middle gap-1 shrinks text-center ${styles.place}`}
                data-metal={medalOf(row)}
              >
                <UserFace
                  name={row.user.username}
                  marks={marks.get(row.userId)}
                  size={row.rank === 1 ? 88 : 68}
                />
                <span className={styles.name}>
                  <Name username={row.user.username} />
                  <PlayerMark marks={marks.get(row.userId)} />
                  <RivalLink
                    userName={row.user.username}
                    eventId={eventId}
                    label={t('rival', { name: row.user.username })}
                  />
                </span>
                <span className={styles.points}>{t('results.points', { points: points(row.score) })}</span>
                <span className={`above-2 t28 heavy ${styles.step}`}>{row.rank}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
      {own && (
        <p className={styles.own}>
          {t('results.own', {
            rank: own.rank,
            count: participants,
            share: Math.ceil((100 * own.rank) / participants),
          })}
        </p>
      )}
    </Panel>
  )
}
