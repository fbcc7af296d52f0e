import { usePoints } from '../../base/texts/use-points.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { spokenMap } from '../game/live-scores/spoken-map.ts'
import styles from './lead-curve.module.css'
import { type LeadPoint, leadPoints, pointOf } from './lead-points.ts'
import type { RivalUsers } from './rival-users.ts'
import type { ShownRivalry } from './use-rivalry.ts'

/** Draws the lead round by round around the line of zero, above it that of the first user, with the marks of moves. */
export function LeadCurve({
  users,
  rivalry,
  marks,
}: {
  users: RivalUsers
  rivalry: ShownRivalry
  marks: readonly { at: number; label: string }[]
}) {
  const { t } = useTranslation('rivalry')
  const words = usePoints()
  const { maps, moves, decider } = rivalry
  const points = leadPoints(maps, moves)
  const leads = points.map(({ lead }) => lead)
  const [top, bottom] = [Math.max(...leads, 0), Math.min(...leads, 0)]
  const height = top - bottom || 1
  const x = (at: number) => (points.length > 1 ? at / (points.length - 1) : 0)
  const y = (lead: number) => (top - lead) / height
  const line = points.map(({ lead }, at) => `${x(at) * 100},${y(lead) * 100}`).join(' ')
  const zero = y(0) * 100
  const place = (move: number) => {
    const found = moves[move]
    if (!found) return { x: 0, y: 0, swing: 0 }
    return { x: x(pointOf(points, found)), y: y(found.lead), swing: found.swing }
  }
  return (
    <figure className={`stack gap-2 ${styles.figure}`}>
      <p className={`row between gap-3 shrinks t14 strong ${styles.side}`} data-deck="one" dir="auto">
        <span>{users.one.username}</span>
        {top > 0 && <span>{t('curve.up', { points: words(top) })}</span>}
      </p>
      <div className={styles.plot}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden className={styles.svg}>
          <defs>
            <clipPath id="lead-above">
              <rect x="0" y="-5" width="100" height={zero + 5} />
            </clipPath>
            <clipPath id="lead-below">
              <rect x="0" y={zero} width="100" height={105 - zero} />
            </clipPath>
          </defs>
          {(['above', 'below'] as const).map(part => (
            <g key={part} clipPath={`url(#lead-${part})`} className={styles[part]}>
              <polygon points={`0,${zero} ${line} 100,${zero}`} className={styles.area} />
              <polyline points={line} className={styles.line} vectorEffect="non-scaling-stroke" />
            </g>
          ))}
          <line
            x1="0"
            x2="100"
            y1={zero}
            y2={zero}
            className={styles.zero}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {firstsOf(points).map(({ at, mapId }) => (
          <span key={mapId} className={styles.start} style={{ '--x': x(at) }} />
        ))}
        {decider !== null && (
          <span
            className={styles.decider}
            style={{ '--x': place(decider).x, '--y': place(decider).y }}
            aria-hidden
          />
        )}
        {marks.map(({ at, label }) => (
          <span
            key={label}
            className={styles.mark}
            data-deck={place(at).swing > 0 ? 'one' : 'other'}
            style={{ '--x': place(at).x, '--y': place(at).y }}
            aria-hidden
          >
            {label}
          </span>
        ))}
      </div>
      <p className={`row between gap-3 shrinks t14 strong ${styles.side}`} data-deck="other" dir="auto">
        <span>{users.other.username}</span>
        {bottom < 0 && <span>{t('curve.up', { points: words(-bottom) })}</span>}
      </p>
      <ol className={`row t12 soft ${styles.maps}`} aria-hidden>
        {maps.map(({ id, map, match }) => (
          <li key={id} style={{ '--steps': points.filter(({ mapId }) => mapId === id).length }} dir="auto">
            {spokenMap(map) || match || t('lead.wholeFile')}
          </li>
        ))}
      </ol>
      <figcaption className="visually-hidden">
        {t('curve.caption', { one: users.one.username, other: users.other.username })}
        <ol>
          {points.slice(1).map(({ mapId, round, lead }) => (
            <li key={`${mapId} ${round}`}>
              {t('curve.point', {
                map: spokenMap(maps.find(({ id }) => id === mapId)?.map ?? ''),
                where: round === null ? 'end' : 'round',
                round: round ?? 0,
                lead: words(lead),
              })}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}

/** The place of the first point of each map but the first. */
const firstsOf = (points: readonly LeadPoint[]): { at: number; mapId: string }[] =>
  points.flatMap(({ mapId }, at) => {
    const before = points[at - 1]
    return mapId !== null && before?.mapId != null && before.mapId !== mapId ? [{ at: at - 1, mapId }] : []
  })
