import { inLanguage } from '@game/domain'
import { Link } from '@tanstack/react-router'
import { Gift } from 'lucide-react'
import { inProduct } from '../../base/product/in-product.ts'
import type { ProfileUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import styles from './rewards-panel.module.css'

/** Lists what a user has been granted, each with its event and the rank that won it, and tells the winner how it gets there (rulebook 9.19, 10.27). */
export function RewardsPanel({ user: { rewards }, isOwn }: { user: ProfileUser; isOwn: boolean }) {
  const { t, i18n } = useTranslation('profile')
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 })
  const title = t('rewards.title', { count: rewards.length })
  return (
    <Panel head={title} aria-label={title}>
      {rewards.length === 0 ? (
        <EmptyState icon={<Gift size={20} />} title={t('rewards.none')} text={t('rewards.noneText')} />
      ) : (
        <ul className={`stack gap-2 ${styles.list}`}>
          {rewards.map(({ eventId, event, eventRewardId, reward, amount, rank }) => (
            <li key={eventRewardId} className={`row middle gap-3 tile pad-2-3 ${styles.reward}`}>
              <Gift size={18} aria-hidden />
              <span className="column fill shrinks breaks">
                <strong dir="auto">
                  {amount === 1
                    ? inLanguage(reward, i18n.language).name
                    : t('rewards.amount', {
                        amount: number.format(amount),
                        name: inLanguage(reward, i18n.language).name,
                      })}
                </strong>
                <Link
                  to="/$product/games/$eventId/{-$eventName}"
                  params={{ ...inProduct, eventId: String(eventId) }}
                  className={`corners-4 ${styles.event}`}
                  dir="auto"
                >
                  {event}
                </Link>
              </span>
              <span className={`one-line ${styles.rank}`}>{t('rank', { rank })}</span>
            </li>
          ))}
        </ul>
      )}
      {isOwn && rewards.length > 0 && <p className="soft above-2">{t('rewards.claim')}</p>}
    </Panel>
  )
}
