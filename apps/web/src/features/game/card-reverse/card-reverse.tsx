import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { withTexts } from '../../../base/texts/with-texts.ts'
import { Picture } from '../../../base/ui/layout/picture.tsx'
import type { Player } from '../deck-state/deck-cards.ts'
import type { PlayerScore } from '../keyplay-points/use-player-scores.ts'
import { ageOf } from '../shared/age-of.ts'
import frameStyles from '../shared/frame.module.css'
import { useCountryName } from '../shared/use-country-name.ts'
import styles from './card-reverse.module.css'
import { ReverseKeyplays } from './reverse-keyplays.tsx'

/** What the reverse of a card shows. */
export type ReverseContent = {
  player: Player
  /** The day for which the age is shown, an ISO instant (rulebook 5.13). */
  on: string
  /** Ids of the keyplays on the card. */
  keyplays: readonly number[]
  /** What the player scored in the phase; replaces the keyplays (rulebook 13.72). */
  score?: PlayerScore | undefined
}

/** Loaded separately: only locked phases with results need it. */
export const BestKeyplays = lazyPart(() => withTexts(import('./best-keyplays.tsx'), 'keyplay-facts'))

const ReverseHistory = lazyPart(() => withTexts(import('./reverse-history.tsx'), 'keyplay-facts'))

/** Shows the reverse of a card: age, nationality and team of the player, and the keyplays of the card or of the phase. */
export function CardReverse({ player, on, keyplays, score, hidden }: ReverseContent & { hidden: boolean }) {
  const { t } = useTranslation('deck')
  const countryName = useCountryName()
  const facts = [
    [t('details.age'), ageOf(player, on) ?? ''],
    [t('details.nationality'), countryName(player.country)],
    [t('details.team'), player.team?.name ?? t('details.noTeam')],
  ]
  const known = facts.filter(([, value]) => value !== '')
  return (
    <div className={frameStyles.frame} data-side="reverse" inert={hidden}>
      <div className={`column ${styles.face}`}>
        {player.team && (
          <Picture
            src={`/img/teams/${player.team.key}.png`}
            width={256}
            height={256}
            shown={64}
            className={`over ${styles.watermark}`}
          />
        )}
        <p className={`clips bold ${styles.name}`} dir="auto">
          {player.name}
        </p>
        <dl className={`column ${styles.facts}`}>
          {known.map(([term, value]) => (
            <div key={term} className={styles.fact}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={`column at-end fill low ${styles.keyplays}`}>
          {score ? (
            <BestKeyplays score={score} short />
          ) : (
            <ReverseHistory
              playerId={player.id}
              keyplays={keyplays}
              fallback={<ReverseKeyplays keyplays={keyplays} />}
            />
          )}
        </div>
      </div>
    </div>
  )
}
