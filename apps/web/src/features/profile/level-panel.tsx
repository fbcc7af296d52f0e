import { levelOf } from '@game/domain'
import type { ProfileUser } from '../../base/session/current-user.ts'
import { formatNumber } from '../../base/texts/format-number.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Panel } from '../../base/ui/layout/panel.tsx'
import styles from './level-panel.module.css'

/** Shows the progress to the next level, and where the XP comes from (rulebook 9.14, 9.15). */
export function LevelPanel({ user: { xp, points, badges } }: { user: ProfileUser }) {
  const { t, i18n } = useTranslation('profile')
  const { level, from, to, missing } = levelOf(xp)
  const whole = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 })
  return (
    <Panel head={t('levelPanel.title')}>
      <div className="row bottom between gap-4">
        <span className={`heavy ${styles.level}`}>{level}</span>
        <dl className={`row gap-5 text-right ${styles.sources}`}>
          <div>
            <dt>{t('levelPanel.points')}</dt>
            <dd>{formatNumber(points, i18n.language)}</dd>
          </div>
          <div>
            <dt>{t('levelPanel.badges')}</dt>
            <dd>{badges.length}</dd>
          </div>
        </dl>
      </div>
      <div
        role="progressbar"
        aria-label={t('levelPanel.bar', { level })}
        aria-valuemin={from}
        aria-valuemax={to}
        aria-valuenow={xp}
        className={`above-4 clips sunk ground-well ${styles.bar}`}
      >
        <span className={`block tall ${styles.filled}`} style={{ '--share': (xp - from) / (to - from) }} />
      </div>
      <p className="row wrap between gap-1 across-4 above-2 note">
        <strong>{t('levelPanel.xp', { xp: whole.format(xp) })}</strong>
        <span>
          {t('levelPanel.toLevelUp')} <strong>{whole.format(missing)}</strong>
        </span>
      </p>
    </Panel>
  )
}
