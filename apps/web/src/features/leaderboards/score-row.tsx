import { checkUsername } from '@game/domain'
import { Link } from '@tanstack/react-router'
import { Shield } from 'lucide-react'
import { Medal } from '../../base/icons/medal.tsx'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { DeckLink } from '../../base/session/deck-link.tsx'
import { RivalLink } from '../../base/session/rival-link.tsx'
import { useShownName } from '../../base/session/shown-name.ts'
import { usePoints } from '../../base/texts/use-points.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Chip } from '../../base/ui/feedback/chip.tsx'
import { Picture } from '../../base/ui/layout/picture.tsx'
import { PlayerMark } from './player-mark.tsx'
import { RankChange } from './rank-change.tsx'
import styles from './score-row.module.css'
import { type LeaderboardRow, medalOf, placesWon } from './standing.ts'
import type { UserMarks } from './use-user-marks.ts'
import { UserFace } from './user-face.tsx'

/** Shows a user's rank, face, name, clan and score; `moves` adds how far the rank moved since the earlier ranking. The score leads to the deck. */
export function ScoreRow({
  eventId,
  row,
  moves,
  marks,
  lockedPhase,
}: {
  eventId: number
  row: LeaderboardRow
  moves: boolean
  marks: UserMarks | undefined
  /** The phase to whose deck the score leads; null for none. */
  lockedPhase: number | null
}) {
  const { t } = useTranslation('leaderboards')
  const { rank, user, userId, score } = row
  const own = userId === useCurrentUser()?.id
  const metal = medalOf(row)
  const points = usePoints()
  return (
    <tr className={styles.row} data-own={own || undefined} data-metal={metal}>
      <td>
        <span className={`row middle gap-2 ${styles.place}`}>
          <span className={`rigid ${styles.medal}`}>{metal && <Medal metal={metal} size={26} />}</span>
          <span className={styles.rank}>{rank}</span>
          {moves && <RankChange won={placesWon(row)} />}
        </span>
      </td>
      <th scope="row">
        <span className={`row middle gap-3 ${styles.user}`}>
          <UserFace name={user.username} marks={marks} size={38} />
          <span className={`row wrap middle gap-1 across-2 shrinks breaks ${styles.name}`}>
            <Name username={user.username} />
            <PlayerMark marks={marks} />
            {marks && <span className="visually-hidden">{t('level', { level: marks.level })}</span>}
          </span>
          <span className={`rigid ${styles.clan}`}>
            {marks?.clan && (
              <Picture
                src={marks.clan.img ? `/img/clans/${marks.clan.img}.png` : undefined}
                width={24}
                height={24}
                shown={64}
                alt={marks.clan.name}
                placeholder={<Shield size={16} />}
              />
            )}
          </span>
          {own && <Chip tone="info">{t('you')}</Chip>}
          <RivalLink userName={user.username} eventId={eventId} label={t('rival', { name: user.username })} />
        </span>
      </th>
      <td className={styles.score}>
        {lockedPhase === null ? (
          points(score)
        ) : (
          <DeckLink
            userName={user.username}
            eventId={eventId}
            phaseIndex={lockedPhase}
            label={t('deck', { score: points(score), name: user.username })}
          >
            {points(score)}
          </DeckLink>
        )}
      </td>
    </tr>
  )
}

/** Links to the profile if the viewer may see profiles; a deleted user has none. */
export function Name({ username }: { username: string }) {
  const signedIn = useCurrentUser() !== null
  const shownName = useShownName()
  if (!signedIn || !checkUsername(username).ok) return shownName(username)
  return (
    <Link
      to="/profile/{-$userName}"
      params={{ userName: username }}
      className={`lights ${styles.link}`}
      dir="auto"
    >
      {username}
    </Link>
  )
}
