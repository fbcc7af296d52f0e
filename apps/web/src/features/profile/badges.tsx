import { inLanguage } from '@game/domain'
import { Badge } from '../../base/icons/badge.tsx'
import type { ProfileUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Tooltip } from '../../base/ui/overlay/tooltip.tsx'
import type { ListedEvent } from '../events/section.ts'
import styles from './badges.module.css'

type EarnedBadge = ProfileUser['badges'][number]
const rarities = [
  { rarity: 3, metal: 'gold' },
  { rarity: 2, metal: 'silver' },
  { rarity: 1, metal: 'bronze' },
] as const

/** Shows badges by rarity, the rarest first; each has a tooltip that says where it was earned. */
export function Badges({
  badges,
  events,
  own,
}: {
  badges: readonly EarnedBadge[]
  events: readonly ListedEvent[]
  own: boolean
}) {
  const { t, i18n } = useTranslation('profile')
  if (badges.length === 0) return <p className="above-4 t14 faint">{t(own ? 'noBadges' : 'noBadgesYet')}</p>
  const wordsOf = ({ eventId, phaseIndex }: EarnedBadge) => {
    const event = events.find(({ id }) => id === eventId)
    const found = event?.phases.find(({ index }) => index === phaseIndex)
    const phase = found && inLanguage(found, i18n.language).name
    return t('badge', { event: event?.name ?? '', phase: phase || t('phase', { phase: phaseIndex }) })
  }
  return (
    <div className="row wrap gap-3 across-5 above-4">
      {rarities
        .map(each => ({ ...each, group: badges.filter(badge => badge.rarity === each.rarity) }))
        .filter(({ group }) => group.length > 0)
        .map(({ rarity, metal, group }) => (
          <section key={rarity}>
            <h2 className="caption caps">
              <span className="visually-hidden">{t('badges')}: </span>
              {t(`rarity.${metal}`)} <span className="tracked-0 soft">{group.length}</span>
            </h2>
            <ul className={`row wrap gap-1 ${styles.badges}`}>
              {group.map(badge => (
                <li key={badge.badgeId}>
                  <Tooltip content={wordsOf(badge)}>
                    <button type="button" className={`pad-1 bare ${styles.badge}`}>
                      <Badge rarity={rarity} phaseIndex={badge.phaseIndex} size={46} />
                      <span className="visually-hidden">{wordsOf(badge)}</span>
                    </button>
                  </Tooltip>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}
