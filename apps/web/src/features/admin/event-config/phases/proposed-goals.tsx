import { useQuery } from '@tanstack/react-query'
import { type Outputs, trpc } from '../../../../base/api/client.ts'
import { usePoints } from '../../../../base/texts/use-points.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Button } from '../../../../base/ui/input/button.tsx'
import type { ConfiguredPhase } from '../event/configured-event.ts'
import { useUpdatePhase } from './mutations.ts'
import styles from './proposed-goals.module.css'

type Curve = Outputs['score']['proposeGoals']['curve']

const names = ['half', 'third', 'tenth'] as const

/** Offers goals that half, a third and a tenth of decks reach, and shows the curve behind them with the phase's goal (rulebook 11.50). */
export function ProposedGoals({ eventId, phase }: { eventId: number; phase: ConfiguredPhase }) {
  const { t, i18n } = useTranslation('admin-phases')
  const points = usePoints()
  const update = useUpdatePhase(eventId, phase.index)
  const { data } = useQuery(trpc.score.proposeGoals.queryOptions({ eventId, phaseIndex: phase.index }))
  if (!data) return <div className={styles.room} />
  const goal = phase.setPoints
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  const words = t('goals.reach', { share: percent.format(shareAt(data.curve, goal)), goal: points(goal) })
  return (
    <div className={`row wrap middle gap-3 ${styles.goals}`}>
      <div className={`stack gap-2 shrinks ${styles.words}`}>
        <p className="caption caps strong">{t('goals.title')}</p>
        <div className="row wrap gap-2">
          {names.map(name => (
            <Button
              key={name}
              size="s"
              aria-pressed={goal === data[name]}
              disabled={update.isPending}
              onClick={() => update.mutate({ points: data[name] })}
            >
              {t(`goals.${name}`, { goal: points(data[name]) })}
            </Button>
          ))}
        </div>
        {goal > data.tenth && <p className="strong warning">{t('goals.hardly')}</p>}
        <p className="t14 soft">{t(`goals.from.${data.from}`)}</p>
      </div>
      <figure className={`stack gap-1 ${styles.figure}`}>
        <Plot curve={data.curve} goal={goal} label={words} />
        <figcaption className="t14">{words}</figcaption>
      </figure>
    </div>
  )
}

/** The share of decks that reach a goal, on the straight line between two points of the curve. */
function shareAt(curve: Curve, goal: number): number {
  const at = curve.findIndex(({ points }) => points >= goal)
  const [from, to] = [curve[at - 1], curve[at]]
  if (!to) return 0
  if (!from) return to.share
  const part = (goal - from.points) / (to.points - from.points)
  return from.share + (to.share - from.share) * part
}

/** Draws the curve, with the part of the decks that reach the goal filled. */
function Plot({ curve, goal, label }: { curve: Curve; goal: number; label: string }) {
  const most = Math.max(1, curve.at(-1)?.points ?? 1)
  const x = (points: number) => Math.min(100, (100 * points) / most)
  const y = (share: number) => 2 + 96 * (1 - share)
  const line = (part: Curve) => part.map(({ points, share }) => `${x(points)},${y(share)}`).join(' ')
  const reached = [{ points: goal, share: shareAt(curve, goal) }, ...curve.filter(at => at.points > goal)]
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className={styles.plot}
    >
      <polygon points={`${x(goal)},100 ${line(reached)} 100,100`} className={styles.reached} />
      <polyline points={line(curve)} className={styles.curve} vectorEffect="non-scaling-stroke" />
      <line
        x1={x(goal)}
        x2={x(goal)}
        y1="0"
        y2="100"
        className={styles.goal}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
