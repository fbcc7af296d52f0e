import { metals } from '../../base/icons/metal.ts'
import type { ProfileUser } from '../../base/session/current-user.ts'
import { formatNumber } from '../../base/texts/format-number.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import styles from './profile-numbers.module.css'

/** Shows a career in four numbers: points, best rank, phases reached, events ranked. */
export function ProfileNumbers({ user: { points, badges, results } }: { user: ProfileUser }) {
  const { t, i18n } = useTranslation('profile')
  const whole = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 })
  const best = results.length > 0 ? Math.min(...results.map(({ rank }) => rank)) : undefined
  const numbers = [
    ['points', formatNumber(points, i18n.language)],
    ['bestRank', best === undefined ? '–' : whole.format(best)],
    ['phases', whole.format(badges.length)],
    ['events', whole.format(results.length)],
  ] as const
  return (
    <dl className={styles.numbers}>
      {numbers.map(([key, value]) => (
        <div
          key={key}
          className="worth"
          data-worth={key === 'bestRank' && best ? metals[best - 1] : undefined}
        >
          <dt>{t(`numbers.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
