import { Avatar } from '../../../base/session/avatar.tsx'
import { RivalLink } from '../../../base/session/rival-link.tsx'
import { usePoints } from '../../../base/texts/use-points.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Chip } from '../../../base/ui/feedback/chip.tsx'
import { PlayerMark } from '../../leaderboards/player-mark.tsx'
import { RankChange } from '../../leaderboards/rank-change.tsx'
import { Name } from '../../leaderboards/score-row.tsx'
import type { UserMarks } from '../../leaderboards/use-user-marks.ts'
import { type Format, placesWon, type TableRow } from '../league.ts'
import { FormMarks } from './form-marks.tsx'
import styles from './standing-row.module.css'

/** Shows a member's rank and movement, name and last rounds, rounds played and points; where points are equal, what decided. */
export function StandingRow({
  row,
  format,
  best,
  isOwn,
  eventId,
  marks,
  isMarkedOn,
}: {
  row: TableRow
  format: Format
  /** The best score among the forms shown, for the length of their marks. */
  best: number
  isOwn: boolean
  /** The event of its rounds; undefined if there are several. */
  eventId: number | undefined
  marks: UserMarks | undefined
  /** Whether to say that the member goes on from a qualifying round. */
  isMarkedOn: boolean
}) {
  const { t } = useTranslation('leagues')
  const points = usePoints()
  const { rank, user, played, form, out, inactive } = row
  const won = placesWon(row)
  const record = format === 'headToHead' ? [row.won ?? 0, row.drawn ?? 0, row.lost ?? 0].join('-') : null
  return (
    <tr className={styles.row} data-own={isOwn || undefined} data-inactive={inactive || undefined}>
      <td className={styles.rank}>
        <span className={`after-2 t16 bold ${styles.place}`}>{rank}</span>
        {won !== null && <RankChange won={won} />}
      </td>
      <th scope="row">
        <span className={`row middle gap-3 shrinks ${styles.user}`}>
          <Avatar user={{ name: user.username, avatar: user.avatar }} size={36} />
          <span className="stack gap-1 shrinks">
            <span className={`cut strong ${styles.name}`}>
              <Name username={user.username} />
              <PlayerMark marks={marks} />
            </span>
            <span className="row wrap middle gap-1 across-2">
              <FormMarks form={form} best={best} />
              {isMarkedOn && <Chip tone="success">{t('qualifying.on')}</Chip>}
              {out && <Chip tone="failed">{t('table.out')}</Chip>}
              {inactive && <Chip tone="locked">{t('table.inactive')}</Chip>}
              <TieReason row={row} isCup={format === 'cup'} />
            </span>
          </span>
          <span className="pushed rigid">
            <RivalLink
              userName={user.username}
              eventId={eventId}
              label={t('rival', { name: user.username })}
            />
          </span>
        </span>
      </th>
      {record && <td className={styles.wide}>{record}</td>}
      <td className={styles.wide}>{played}</td>
      <td className={styles.points}>
        <strong>{points(row.points)}</strong>
        <span className={styles.narrow}>{record ?? t('table.playedOf', { count: played })}</span>
      </td>
    </tr>
  )
}

/** Says what decided among equal points (rulebook 19.11, 19.20); in a qualifying round nothing is left to share (19.39). */
function TieReason({
  row: { tieBreak, roundsWon, bestRound, scored },
  isCup,
}: {
  row: TableRow
  isCup: boolean
}) {
  const { t } = useTranslation('leagues')
  const points = usePoints()
  if (tieBreak === null) return null
  const words = {
    roundsWon: () => t('table.tie.roundsWon', { count: roundsWon ?? 0 }),
    bestRound: () => t('table.tie.bestRound', { points: points(bestRound ?? 0) }),
    scored: () => t('table.tie.scored', { points: points(scored ?? 0) }),
    meetings: () => t('table.tie.meetings'),
    shared: () => t(isCup ? 'qualifying.shared' : 'table.tie.shared'),
  }[tieBreak]()
  return (
    <span className={styles.reason} title={t('table.decided', { what: words })}>
      {words}
    </span>
  )
}
