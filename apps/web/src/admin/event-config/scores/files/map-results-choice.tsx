import { useTranslation } from '../../../../texts/use-translation.ts'
import { Checkbox } from '../../../../ui/input/checkbox.tsx'
import { useMapNames } from '../../phases/matches/use-map-names.ts'
import type { FilledMatch } from './map-results.ts'
import styles from './map-results-choice.module.css'

/** Shows how the maps of matches ended according to the file, and lets the admin enter the results with the upload. */
export function MapResultsChoice({
  filled,
  entered,
  onChange,
}: {
  filled: readonly FilledMatch[]
  entered: boolean
  onChange: (entered: boolean) => void
}) {
  const { t } = useTranslation(['admin-scores', 'admin-phases'])
  const mapName = useMapNames()
  return (
    <div className={styles.choice}>
      <Checkbox checked={entered} onChange={onChange}>
        {t('admin-scores:enterResults')}
      </Checkbox>
      <ul className={styles.matches}>
        {filled.map(({ match, maps }) => (
          <li key={match.id}>
            {t('admin-phases:versus', { home: match.homeTeam.team.name, away: match.awayTeam.team.name })}
            {': '}
            {maps
              .map(({ mapId, homeScore, awayScore }) => `${mapName(mapId)} ${homeScore}:${awayScore}`)
              .join(', ')}
          </li>
        ))}
      </ul>
    </div>
  )
}
