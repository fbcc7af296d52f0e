import { UserRound } from 'lucide-react'
import type { Outputs } from '../../base/api/client.ts'
import { RoleIcon } from '../../base/icons/role-icon.tsx'
import { StyleIcon } from '../../base/icons/style-icon.tsx'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { usePoints } from '../../base/texts/use-points.ts'
import { useStyleName } from '../../base/texts/use-style-name.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Picture } from '../../base/ui/layout/picture.tsx'
import { Star } from '../shortlist/star.ts'
import styles from './professional.module.css'

export type Professional = Outputs['story']['getProfessional']

/** Shows who a player is, and the numbers that matter first: the average of the last scores, the pick rate, the series known. */
export function ProfessionalHead({ of: { player, form, series } }: { of: Professional }) {
  const { t, i18n } = useTranslation('professionals')
  const points = usePoints()
  const isUser = Boolean(useCurrentUser())
  const styleName = useStyleName()
  const scores = form.flatMap(({ score }) => (score === null ? [] : [score]))
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 })
  const [last] = form
  const numbers = [
    ['average', scores.length > 0 ? points(Math.round(averageOf(scores))) : '–'],
    ['picked', last ? percent.format(last.share) : '–'],
    ['series', points(series)],
  ] as const
  return (
    <div className={`stack bottom below-4 clips columns-from-600 ${styles.head}`}>
      <Picture
        src={player.img ? `/img/players/${player.img}.png` : undefined}
        width={400}
        height={480}
        placeholder={<UserRound size={64} aria-hidden />}
        eager
        className={styles.portrait}
      />
      <div className={`shrinks ${styles.who}`}>
        <div className="row middle gap-2">
          <h1 className={`breaks t36 heavy ${styles.name}`} dir="auto">
            {player.name}
          </h1>
          {isUser && <Star playerId={player.id} name={player.name} />}
        </div>
        <p className={styles.facts}>
          {player.team && (
            <span className={styles.team}>
              <Picture
                src={`/img/teams/${player.team.key}.png`}
                width={128}
                height={128}
                shown={64}
                className={`rigid ${styles.crest}`}
              />
              <span dir="auto">{player.team.name}</span>
            </span>
          )}
          <span className={styles.kind}>
            <RoleIcon id={player.roleId} size={18} />
            {player.role.name}
          </span>
          <span className={styles.kind}>
            <StyleIcon id={player.styleId} size={18} />
            {styleName(player)}
          </span>
        </p>
        <dl className={`row wrap above-4 ${styles.numbers}`}>
          {numbers.map(([key, value]) => (
            <div key={key}>
              <dt>{t(`numbers.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

const averageOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
