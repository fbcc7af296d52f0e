import { hasLocked, inLanguage, isDated, sortByPhaseIndex } from '@game/domain'
import { useId, useState } from 'react'
import { useServerNow } from '../../base/api/use-server-now.ts'
import { usePoints } from '../../base/texts/use-points.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { Button } from '../../base/ui/input/button.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import type { PrivateGame } from './hosted.ts'
import styles from './hosting.module.css'
import { LazyGoalEditor } from './steps/lazy-steps.ts'

/** Shows the goals of the phases of a private game; who configures it changes them there, and lowers one after the lock (rulebook 30.9). */
export function Goals({ event, changes }: { event: PrivateGame; changes: boolean }) {
  const { t } = useTranslation('hosting')
  return (
    <Panel flush head={t('goals.title')}>
      <p className="pad-2-4 soft">{t('goals.text')}</p>
      <ol>
        {sortByPhaseIndex(event.phases).map(phase => (
          <Goal key={phase.index} event={event} phase={phase} changes={changes} />
        ))}
      </ol>
    </Panel>
  )
}

function Goal({
  event,
  phase,
  changes,
}: {
  event: PrivateGame
  phase: PrivateGame['phases'][number]
  changes: boolean
}) {
  const { t, i18n } = useTranslation('hosting')
  const id = useId()
  const points = usePoints()
  const now = useServerNow()
  const [shown, setShown] = useState(false)
  const isLocked = !!now && isDated(phase) && hasLocked(phase, now)
  const name = inLanguage(phase, i18n.language).name
  return (
    <li className="lined">
      <div className="row wrap middle gap-3 pad-2-4">
        <span className={`breaks ${styles.words}`} dir="auto">
          {name}
        </span>
        <span className="strong tabular">
          {t('goals.points', { count: phase.points, goal: points(phase.points) })}
        </span>
        {changes && (
          <Button
            size="s"
            aria-expanded={shown}
            aria-controls={id}
            aria-label={t(isLocked ? 'goals.lowerOf' : 'goals.changeOf', { name })}
            onClick={() => setShown(!shown)}
          >
            {t(isLocked ? 'goals.lower' : 'goals.change')}
          </Button>
        )}
      </div>
      {changes && (
        <div id={id} hidden={!shown} className="stack one-column gap-3 pad-2-4 below-3">
          {shown && (
            <LazyGoalEditor event={event} phase={phase} fallback={<Skeleton height={120} radius={14} />} />
          )}
        </div>
      )}
    </li>
  )
}
