import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { trpc } from '../../base/api/client.ts'
import { RivalLink } from '../../base/session/rival-link.tsx'
import { usePoints } from '../../base/texts/use-points.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { PlayerMark } from './player-mark.tsx'
import styles from './podium.module.css'
import { PodiumPlaces } from './podium-places.tsx'
import { Name } from './score-row.tsx'
import { medalOf } from './standing.ts'
import { useUserMarks } from './use-user-marks.ts'
import { UserFace } from './user-face.tsx'

const podiumSize = 3

/** Shows the champion and the next two of a ranking who have points, and below them the user's own rank. */
export function Podium({
  eventId,
  own,
  participants,
  share,
}: {
  eventId: number
  own: { rank: number; score: number } | null
  participants: number
  /** Shares the user's own part in it. */
  share?: ReactNode
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
    <Panel
      head={t('results.podium')}
      aria-label={t('results.podium')}
      className={styles.panel}
      actions={share}
    >
      <div className={`fill ${styles.stage}`}>
        {!data && <Skeleton height="calc(230px + var(--mark))" radius={10} />}
        {data && (
          <PodiumPlaces
            isOver
            places={first.map(row => ({
              key: row.userId,
              rank: row.rank,
              metal: medalOf(row),
              face: (
                <UserFace
                  name={row.user.username}
                  marks={marks.get(row.userId)}
                  size={row.rank === 1 ? 88 : 68}
                />
              ),
              name: (
                <>
                  <Name username={row.user.username} />
                  <RivalLink
                    userName={row.user.username}
                    eventId={eventId}
                    label={t('rival', { name: row.user.username })}
                  />
                </>
              ),
              mark: <PlayerMark marks={marks.get(row.userId)} />,
              points: t('results.points', { points: points(row.score) }),
            }))}
          />
        )}
      </div>
      {own && (
        <p className={`above-3 strong pad-2-3 corners-chip ${styles.own}`}>
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
