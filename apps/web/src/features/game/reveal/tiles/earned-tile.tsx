import { exactSum, levelOf, xpOf } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../../../base/api/client.ts'
import { Badge } from '../../../../base/icons/badge.tsx'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { useGame } from '../../state/use-game.ts'
import { Tile } from './tile.tsx'
import styles from './tiles.module.css'
import type { PhaseReveal } from './use-phase-reveal.ts'

/** Shows the badge that a success has earned, and how much XP the result is worth (rulebook 9.14, 9.15, 9.16). */
export function EarnedTile({ reveal: { phase, score, success } }: { reveal: PhaseReveal }) {
  const { t, i18n } = useTranslation('reveal')
  const { event } = useGame()
  const { data } = useQuery(trpc.account.getUser.queryOptions({}))
  const user = data?.currentUser
  if (!user) return <Tile head={t('earned.title')} isWaiting />
  const badge = success
    ? user.badges.find(each => each.eventId === event.id && each.phaseIndex === phase.index + 1)
    : undefined
  const reached = event.phases.find(({ index }) => index === badge?.phaseIndex)
  const gained = xpOf(badge ? 1 : 0, user.points) - xpOf(0, exactSum([user.points, -score]))
  const { level, from, to, missing } = levelOf(user.xp)
  const whole = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 })
  const isHigher = gained > 0 && levelOf(Math.max(0, user.xp - gained)).level < level
  return (
    <Tile head={t(isHigher ? 'earned.levelUp' : 'earned.title')}>
      <div className="row middle gap-3">
        {badge && <Badge rarity={badge.rarity} phaseIndex={badge.phaseIndex} size={64} />}
        <div className="column gap-1 fill">
          {reached && <p className="t14 bold">{t('earned.badge', { phase: reached.name })}</p>}
          <p>
            <strong className="t14 bold">{t('earned.xp', { xp: whole.format(gained) })}</strong> ·{' '}
            {t('earned.level', { level })}
          </p>
          <span className={`clips block ground-well ${styles.bar}`} aria-hidden>
            <span style={{ '--share': (user.xp - from) / (to - from) }} />
          </span>
          <p className="soft">{t('earned.missing', { xp: whole.format(missing), level: level + 1 })}</p>
        </div>
      </div>
    </Tile>
  )
}
