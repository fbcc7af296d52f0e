import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { useKeyplayHistory, withPoints } from '../keyplay-points/use-keyplay-history.ts'
import { KeyplayEntry } from './keyplay-entry.tsx'
import { ReverseKeyplays } from './reverse-keyplays.tsx'

const most = 3

/**
 * Shows the points that the keyplays of a card would have brought per series so far, with the number of series; for a card
 * without keyplays, the three that would have brought most (rulebook 13.57).
 */
export default function ReverseHistory({
  playerId,
  keyplays,
}: {
  playerId: number
  keyplays: readonly number[]
}) {
  const { t, i18n } = useTranslation('keyplay-facts')
  const own = useKeyplayHistory(playerId)?.own
  const past = withPoints(
    own?.keyplays ?? [],
    useDeck(deck => deck.keyplays),
  )
  if (!own) return <ReverseKeyplays keyplays={keyplays} />
  const best = past.filter(({ points }) => points > 0).slice(0, most)
  const shown = keyplays.length > 0 ? keyplays : best.map(({ keyplayId }) => keyplayId)
  return (
    <>
      <p className="rigid cut t12 soft lines-125">
        {t(own.maps === null ? 'reverseWithoutMaps' : 'reverse', { series: own.series, maps: own.maps ?? 0 })}
      </p>
      {shown.map(id => {
        const points = past.find(({ keyplayId }) => keyplayId === id)?.points
        const average = points === undefined ? undefined : formatNumber(points, i18n.language)
        return <KeyplayEntry key={id} id={id} dense points={average} />
      })}
    </>
  )
}
