import type { CsvFault } from '@game/domain'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { Checkbox } from '../../../../../base/ui/input/checkbox.tsx'
import { translateReason } from '../../../form/faults.ts'
import { useMapNames } from '../../phases/matches/use-map-names.ts'
import type { FilledMatch } from './map-results.ts'
import styles from './map-results-choice.module.css'

/** Shows how the maps of matches ended according to the file, and lets the admin enter the results with the upload. */
export function MapResultsChoice({
  filled,
  leftOut,
  entered,
  onChange,
}: {
  filled: readonly FilledMatch[]
  /** The maps whose rows tell no result, each with its first line. */
  leftOut: readonly CsvFault[]
  entered: boolean
  onChange: (entered: boolean) => void
}) {
  const { t, i18n } = useTranslation(['admin-scores', 'admin-phases'])
  const mapName = useMapNames()
  return (
    <div className="stack gap-1 t14">
      {filled.length > 0 && (
        <Checkbox checked={entered} onChange={onChange}>
          {t('admin-scores:enterResults')}
        </Checkbox>
      )}
      <ul className={`soft ${styles.matches}`}>
        {filled.map(({ match, maps }) => (
          <li key={match.id}>
            {t('admin-phases:versus', { home: match.homeTeam.team.name, away: match.awayTeam.team.name })}
            {': '}
            {maps
              .filter(({ homeScore, awayScore }) => homeScore !== null && awayScore !== null)
              .map(({ mapId, homeScore, awayScore }) => `${mapName(mapId)} ${homeScore}:${awayScore}`)
              .join(', ')}
          </li>
        ))}
        {leftOut.map(({ line, reason }) => (
          <li key={`${line} ${reason}`}>
            {t('admin-scores:resultLeftOut', { line, reason: translateReason(reason, i18n.language) })}
          </li>
        ))}
      </ul>
    </div>
  )
}
