import { useTranslation } from '../../base/texts/use-translation.ts'
import { Table } from '../../base/ui/layout/table.tsx'
import styles from './rank-curve.module.css'
import { Name } from './score-row.tsx'

/** What a curve has on its way from left to right: a phase or a round. */
export type RankStep = { key: number; name: string; ranks: readonly (number | null)[] }

/** Draws how the ranks of a few users have moved, the first of them lit, with the same as a table below. */
export function RankCurve({
  caption,
  users,
  steps,
}: {
  caption: string
  users: readonly { id: number; username: string }[]
  steps: readonly RankStep[]
}) {
  const { t } = useTranslation('rivalry')
  return (
    <div className="stack gap-3 one-column">
      {steps.length > 1 && <Plot caption={caption} users={users} steps={steps} />}
      <Table caption={caption} dense className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.who}>
              {t('ranks.user')}
            </th>
            {steps.map(({ key, name }) => (
              <th key={key} scope="col" className={styles.rank} dir="auto">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {users.map(({ id, username }, at) => (
            <tr key={id}>
              <th scope="row" className={styles.who}>
                <span className="row middle gap-2 shrinks">
                  <span className={`rigid round ${styles.of} ${styles.key}`} data-line={at} aria-hidden />
                  <span className="cut">
                    <Name username={username} />
                  </span>
                </span>
              </th>
              {steps.map(({ key, ranks }) => (
                <td key={key} className={`tabular ${styles.rank}`}>
                  {ranks[at] ?? (
                    <>
                      <span aria-hidden>–</span>
                      <span className="visually-hidden">{t('ranks.none')}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

/** The best rank is at the top; a line has a gap where the user was not ranked. */
function Plot({
  caption,
  users,
  steps,
}: {
  caption: string
  users: readonly { id: number }[]
  steps: readonly RankStep[]
}) {
  const all = steps.flatMap(({ ranks }) => ranks.flatMap(rank => rank ?? []))
  const [best, worst] = [Math.min(...all), Math.max(...all)]
  const x = (step: number) => (100 * step) / (steps.length - 1)
  const y = (rank: number) => (worst === best ? 50 : (100 * (rank - best)) / (worst - best))
  // The first user's line is drawn last, above the others.
  const order = [...users.keys()].toReversed()
  return (
    <div className={`stack gap-2 ${styles.figure}`}>
      <span className="column between text-right t14 soft tabular" aria-hidden>
        <span>{best}</span>
        {worst > best && <span>{worst}</span>}
      </span>
      <div className={styles.plot}>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={caption}
          className={styles.svg}
        >
          {steps.map(({ key }, step) => (
            <line
              key={key}
              x1={x(step)}
              x2={x(step)}
              y1="0"
              y2="100"
              className={styles.step}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {order.map(at =>
            runsOf(steps.map(({ ranks }) => ranks[at] ?? null)).map(run => (
              <polyline
                key={`${at} ${run[0]?.step}`}
                points={run.map(({ step, rank }) => `${x(step)},${y(rank)}`).join(' ')}
                className={`${styles.of} ${styles.line}`}
                data-line={at}
                vectorEffect="non-scaling-stroke"
              />
            )),
          )}
        </svg>
        {order.flatMap(at =>
          steps.flatMap(({ key, ranks }, step) => {
            const rank = ranks[at]
            if (rank == null) return []
            return (
              <span
                key={`${at} ${key}`}
                className={`round ${styles.of} ${styles.point}`}
                data-line={at}
                style={{ '--x': x(step) / 100, '--y': y(rank) / 100 }}
                aria-hidden
              />
            )
          }),
        )}
      </div>
    </div>
  )
}

/** The parts of a line between its gaps. */
function runsOf(ranks: readonly (number | null)[]): { step: number; rank: number }[][] {
  const runs: { step: number; rank: number }[][] = [[]]
  for (const [step, rank] of ranks.entries()) {
    if (rank === null) runs.push([])
    else runs.at(-1)?.push({ step, rank })
  }
  return runs.filter(run => run.length > 1)
}
