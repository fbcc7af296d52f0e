import { useMutation } from '@tanstack/react-query'
import { Dices } from 'lucide-react'
import { client } from '../../../base/api/client.ts'
import { useShownName } from '../../../base/session/shown-name.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { formatMoment } from '../../../base/ui/layout/dates.ts'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import type { League, LeagueUser } from '../league.ts'
import { drawFaults } from './draw-faults.ts'
import styles from './draw-panel.module.css'

type Closing = NonNullable<League['closing']>

/** Shows what a draw follows from, and its order. CHECK draws again in the browser and looks for the root in the event's chain (rulebook 19.16). */
export function DrawPanel({ closing, draw }: { closing: Closing; draw: readonly LeagueUser[] }) {
  const { t, i18n } = useTranslation('leagues')
  const shownName = useShownName()
  const check = useMutation({
    mutationFn: async () => {
      const { links } = await client.score.getProof.query({ eventId: closing.eventId })
      const link = links.find(({ number }) => number === closing.link)
      return drawFaults(
        closing,
        draw.map(({ id }) => id),
        link?.hash,
      )
    },
  })
  const at = formatMoment(closing.at, i18n.language)
  return (
    <Panel head={t('draw.title')} aria-label={t('draw.title')}>
      <div className="stack gap-3">
        <p>
          {t('draw.drawn', { phase: closing.phaseIndex, link: closing.link, at })}{' '}
          <span className="soft">{t('draw.text')}</span>
        </p>
        <dl className={`stack gap-2 ${styles.facts}`}>
          <div>
            <dt>{t('draw.root')}</dt>
            <dd>{closing.root}</dd>
          </div>
          <div>
            <dt>{t('draw.seed')}</dt>
            <dd>{closing.seed}</dd>
          </div>
          <div>
            <dt>{t('draw.members')}</dt>
            <dd>{closing.members}</dd>
          </div>
        </dl>
        <details>
          <summary className={`soft pressable ${styles.summary}`}>{t('draw.order')}</summary>
          <ol className={`breaks ${styles.order}`}>
            {draw.map(({ id, username }) => (
              <li key={id} dir="auto">
                {shownName(username)}
              </li>
            ))}
          </ol>
        </details>
        <div className="row wrap middle gap-3">
          <Button busy={check.isPending} onClick={() => check.mutate()}>
            <Dices size={18} aria-hidden />
            {t('draw.check')}
          </Button>
          <div role="status">
            {check.data?.length === 0 && <p className="success">{t('draw.same')}</p>}
            {check.data && check.data.length > 0 && (
              <>
                <p className="failed">{t('draw.differs')}</p>
                <ul>
                  {check.data.map(fault => (
                    <li key={fault}>{t(`draw.fault.${fault}`)}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </div>
      </div>
    </Panel>
  )
}
