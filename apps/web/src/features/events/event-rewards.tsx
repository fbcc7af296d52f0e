import { inLanguage, rewardType } from '@game/domain'
import { Gift } from 'lucide-react'
import { useTranslation } from '../../base/texts/use-translation.ts'
import styles from './event-rewards.module.css'
import type { ListedEvent } from './section.ts'

type Reward = ListedEvent['rewards'][number]

/** Orders rewards by their ranks: ranks before shares of the ranking, the best first. */
const byRange = (a: Reward, b: Reward): number => a.type - b.type || a.from - b.from || a.to - b.to

/** Shows the rewards of an event in an expandable line: the best reward at once, all of them after a press (rulebook 9.19). */
export function EventRewards({ rewards }: { rewards: readonly Reward[] }) {
  const { t, i18n } = useTranslation('events')
  const [best] = rewards.toSorted(byRange)
  if (!best) return null
  return (
    <details className={`fits t14 ${styles.rewards}`}>
      <summary>
        <Gift size={16} aria-hidden />
        <strong>{t('rewards.title')}</strong>
        <span className="cut">
          {t('rewards.best', {
            range: t(`rewards.${rangeOf(best)}`, { from: best.from, to: best.to }),
            name: inLanguage(best.reward, i18n.language).name,
          })}
        </span>
        {rewards.length > 1 && (
          <span className={`rigid ${styles.more}`}>{t('rewards.more', { count: rewards.length - 1 })}</span>
        )}
      </summary>
      <RewardList rewards={rewards} />
    </details>
  )
}

/** Lists the reward of each rank or share of the ranking; `described` adds their descriptions. */
export function RewardList({ rewards, described }: { rewards: readonly Reward[]; described?: boolean }) {
  const { t, i18n } = useTranslation('events')
  const shown = rewards.map(each => ({ ...each, reward: inLanguage(each.reward, i18n.language) }))
  return (
    <ul className={`stack gap-2 across-3 t14 ${styles.list}`}>
      {shown.toSorted(byRange).map(({ id, reward, amount, from, to, type }) => (
        <li key={id}>
          <span className={`strong faint ${styles.range}`}>
            {t(`rewards.${rangeOf({ from, to, type })}`, { from, to })}
          </span>
          <span dir="auto">
            {amount === 1 ? reward.name : t('rewards.amount', { amount, name: reward.name })}
            {described && (
              <span className="block caption" dir="auto">
                {reward.description}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function rangeOf({ from, to, type }: Pick<Reward, 'from' | 'to' | 'type'>) {
  if (type === rewardType.percent) return from === 0 ? 'top' : 'share'
  return from >= to || to === 1 ? 'rank' : 'ranks'
}
