import { isSilent, type LiveMap } from '@game/domain'
import { Shield } from 'lucide-react'
import type { ReactNode } from 'react'
import { useServerNow } from '../../../base/api/use-server-now.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { formatTime } from '../../../base/ui/layout/dates.ts'
import { Picture } from '../../../base/ui/layout/picture.tsx'
import type { Phase } from '../state/game-event.ts'
import styles from './matchup.module.css'
import { spokenMap } from './spoken-map.ts'
import { sidesInPlace, teamOnSide } from './team-on-side.ts'

/**
 * Shows a map as crest, score, crest, with its round, and whether it is running, final, or has sent nothing for a while. `teams` are those
 * of its phase, `page` leads to its match.
 */
export function Matchup({ map, teams, page }: { map: LiveMap; teams: Phase['teams']; page?: ReactNode }) {
  const { t } = useTranslation('live')
  const now = useServerNow()
  const silent = map.state === 'running' && !!now && isSilent(map.heardAt, now)
  const mark = map.state === 'final' ? 'final' : silent ? 'silent' : 'live'
  const [first, second] = sidesInPlace(map.sides, teams)
  return (
    <li className={`stack middle holds clips framed ${styles.map}`}>
      {first && <Side side={first} other={second} teams={teams} />}
      <div className={`text-center ${styles.middle}`}>
        <p className="row wrap middle centred gap-1 across-2">
          <span className={`one-line t12 bold corners-chip tracked ${styles.mark}`} data-mark={mark}>
            {t(`mark.${mark}`)}
          </span>
          <span className="t16 strong" dir="auto">
            {spokenMap(map.map)}
          </span>
        </p>
        <p className={`row centred gap-3 ${styles.score}`}>
          <strong data-side={first?.side}>{first?.score}</strong>
          <span className="faint">:</span>
          <strong data-side={second?.side}>{second?.score}</strong>
        </p>
        {page}
        <p className="note">{silent ? t('since', { time: formatTime(map.heardAt) }) : <Round map={map} />}</p>
      </div>
      {second && <Side side={second} other={first} teams={teams} />}
    </li>
  )
}

type LogSide = LiveMap['sides'][number]

/** Shows a team by crest and name, on the ground of its cards; a team that is unknown by the name that the server uses. */
function Side({ side, other, teams }: { side: LogSide; other: LogSide | undefined; teams: Phase['teams'] }) {
  const { t } = useTranslation('live')
  const team = teamOnSide(side, teams, other)
  return (
    <div className={`middle shrinks ${styles.side}`}>
      {team && (
        <Picture
          src={`/img/fields/${team.key}.png`}
          width={400}
          height={560}
          shown={256}
          className={`over ${styles.ground}`}
          eager
        />
      )}
      <Picture
        src={team && `/img/teams/${team.key}.png`}
        width={256}
        height={256}
        placeholder={<Shield size={44} strokeWidth={1.25} aria-hidden />}
        shown={64}
        className={`rigid soft ${styles.crest}`}
        eager
      />
      <span className={`shrinks breaks t20 bold ${styles.team}`} dir="auto">
        {team?.name ?? (side.team || t(`side.${side.side}`))}
      </span>
    </div>
  )
}

function Round({ map: { state, round, roundOver, restoredRound } }: { map: LiveMap }) {
  const { t } = useTranslation('live')
  if (state === 'final') return t('rounds', { count: round })
  return (
    <>
      {t(roundOver ? 'roundOver' : 'round', { round })}
      {restoredRound > 0 && ` · ${t('restored', { round: restoredRound })}`}
    </>
  )
}
