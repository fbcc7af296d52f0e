import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import type { PlayerScore } from '../keyplay-points/use-player-scores.ts'
import { formatSum } from '../shared/number-format.ts'
import { KeyplayEntry } from './keyplay-entry.tsx'

/**
 * Shows what a player scored in the phase: the keyplays with the most points and how often each was done; unless `short`, also
 * their points.
 */
export default function BestKeyplays({ score, short }: { score: PlayerScore; short?: boolean }) {
  const { t, i18n } = useTranslation('keyplay-facts')
  const number = (value: number) => formatNumber(value, i18n.language)
  return (
    <>
      <p className="rigid cut t12 soft lines-125">
        {t(short ? 'sum' : 'made', {
          sum: formatSum(score.points, [score.phaseMult], score.score, i18n.language),
        })}
      </p>
      {score.explanation.keyplays.map(({ id, count, points }) => (
        <KeyplayEntry
          key={id}
          id={id}
          dense
          points={t(short ? 'times' : 'madeBy', { times: number(count), points: number(points) })}
        />
      ))}
    </>
  )
}
