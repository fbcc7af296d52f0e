import { KeyplayIcon } from '../../../../base/icons/keyplay-icon.tsx'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { keyplayOf } from '../../keyplay-points/keyplay-of.ts'
import { useKeyplays } from '../../keyplay-points/use-keyplays.ts'
import { formatSum } from '../../shared/number-format.ts'
import type { KeyplayGain } from './keyplay-gains.ts'
import { Tile } from './tile.tsx'
import styles from './tiles.module.css'
import type { PhaseReveal } from './use-phase-reveal.ts'

/** Shows a keyplay of a card with its sum: the best of a success, or what would have been enough after a failure. */
export function KeyplayTile({
  kind,
  gain,
  reveal,
}: {
  kind: 'play' | 'near'
  gain: KeyplayGain
  reveal: PhaseReveal
}) {
  const { t, i18n } = useTranslation('reveal')
  const { keyplays } = useKeyplays()
  const { name, type } = keyplayOf(keyplays, gain.keyplayId)
  const { mult, phaseMult, playerId } = gain.card
  const player = reveal.cards.find(({ card }) => card.playerId === playerId)?.card.player.name ?? ''
  return (
    <Tile head={t(`${kind}.title`)}>
      <div className={`typed middle gap-3 stack ${styles.keyplay}`} data-type={type ?? undefined}>
        <KeyplayIcon id={gain.keyplayId} size={28} className="tone" />
        <p>
          <span className="t14 bold">{t(`${kind}.keyplay`, { count: gain.count, keyplay: name })}</span>
          <br />
          {t('by', {
            name: player,
            sum: formatSum(gain.points, [mult, phaseMult], gain.score, i18n.language),
          })}
        </p>
      </div>
    </Tile>
  )
}
