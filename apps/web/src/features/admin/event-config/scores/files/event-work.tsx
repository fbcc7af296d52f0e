import { useQuery } from '@tanstack/react-query'
import { LoaderCircle, TriangleAlert } from 'lucide-react'
import { type Outputs, trpc } from '../../../../../base/api/client.ts'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { ProgressBar } from '../../../../../base/ui/feedback/progress-bar.tsx'
import { formatSecond } from '../../../../../base/ui/layout/dates.ts'
import { Panel } from '../../../../../base/ui/layout/panel.tsx'
import styles from './event-work.module.css'

type Work = Outputs['score']['getEventWork']['work'][number]

/** How often the page polls while there is work, and while it knows of none. */
const [busyMs, idleMs] = [1500, 10_000]

/** Shows the server's background work for the event: its progress, or why it has failed (rulebook 11.39). */
export function EventWork({ eventId }: { eventId: number }) {
  const { t } = useTranslation('admin-scores')
  const { data } = useQuery(
    trpc.score.getEventWork.queryOptions(
      { eventId },
      {
        staleTime: 0,
        refetchInterval: ({ state }) => (state.data && state.data.work.length > 0 ? busyMs : idleMs),
        meta: { quiet: true },
      },
    ),
  )
  if (!data || data.work.length === 0) return null
  return (
    <Panel head={t('work.title')}>
      <ul className="stack gap-3">
        {data.work.map(work => (
          <li key={work.kind} className="stack gap-2">
            {work.state === 'running' && <RunningWork work={work} />}
            {work.state === 'interrupted' && (
              <p className={`row middle gap-2 t14 ${styles.line}`}>
                {t('work.interrupted', { kind: t(`work.${work.kind}`) })}
              </p>
            )}
            {work.failed && <Failed kind={work.kind} failed={work.failed} />}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Shows how far a job is. */
export function RunningWork({ work: { kind, step, done, total } }: { work: Work }) {
  const { t, i18n } = useTranslation('admin-scores')
  const number = new Intl.NumberFormat(i18n.language, { useGrouping: 'always' })
  const name = t(`work.${kind}`)
  const isWaiting = step === 'waiting' && total > 0
  const isCounted = step !== null && step !== 'waiting' && total > 0
  const text = isWaiting
    ? t('work.waiting', { kind: name, count: total })
    : isCounted
      ? t('work.done', { kind: name, done: number.format(done), total: number.format(total) })
      : t('work.running', { kind: name })
  const label = step === null || isWaiting ? text : `${text} (${t(`work.step.${step}`)})`
  return isCounted ? (
    <ProgressBar share={done / total} label={label} />
  ) : (
    <p className={`row middle gap-2 t14 ${styles.line}`}>
      <LoaderCircle size={16} className={`rigid ${styles.turning}`} aria-hidden />
      {label}
    </p>
  )
}

function Failed({ kind, failed }: { kind: Work['kind']; failed: NonNullable<Work['failed']> }) {
  const { t } = useTranslation('admin-scores')
  return (
    <div className={`row gap-2 note ${styles.failed}`}>
      <TriangleAlert size={16} aria-hidden />
      <p>
        {t('work.failed', { kind: t(`work.${kind}`), at: formatSecond(failed.at) })}{' '}
        <span className="breaks ink">{failed.reason}</span>
        <br />
        {t('work.nextTry', { tries: failed.tries, at: formatSecond(failed.nextTryAt) })}
      </p>
    </div>
  )
}
