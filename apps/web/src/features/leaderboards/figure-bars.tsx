import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../base/api/client.ts'
import { usePoints } from '../../base/texts/use-points.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import styles from './figure-bars.module.css'

type Figures = { own: number | null; average: number; topTenth: number; best: number }

/** Compares the user's own score with the others' in bars of one scale; for a phase also with its goal and the best possible deck. */
export function FigureBars({
  eventId,
  figures,
  phase,
}: {
  eventId: number
  figures: Figures
  phase: { index: number; goal: number } | undefined
}) {
  const { t } = useTranslation('leaderboards')
  const points = usePoints()
  const { data } = useQuery(
    trpc.score.getBestDeck.queryOptions(
      { eventId, phaseIndex: phase?.index ?? 0 },
      { enabled: phase !== undefined },
    ),
  )
  const bars = [
    ['own', figures.own],
    ['goal', phase?.goal],
    ['average', figures.average],
    ['topTenth', figures.topTenth],
    ['best', figures.best],
    ['possible', phase && data?.best?.score],
  ] as const
  const highest = Math.max(1, ...bars.map(([, value]) => value ?? 0))
  return (
    <dl className="stack gap-2">
      {bars.map(
        ([key, value]) =>
          value !== undefined &&
          value !== null && (
            <div key={key} className={`stack middle gap-3 ${styles.bar}`} data-key={key}>
              <dt>{t(`results.figure.${key}`)}</dt>
              <dd>
                <span
                  className={`rigid corners-4 ${styles.fill}`}
                  style={{ '--share': value / highest }}
                  aria-hidden
                />
                {points(value)}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
