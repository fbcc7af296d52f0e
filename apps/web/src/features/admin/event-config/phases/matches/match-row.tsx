import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { Chip } from '../../../../../base/ui/feedback/chip.tsx'
import { IconButton } from '../../../../../base/ui/input/icon-button.tsx'
import { RemoveButton } from '../../../confirm/remove-button.tsx'
import { lastUpdated } from '../../../form/numbers-and-dates.ts'
import type { ConfiguredEvent, ConfiguredPhase, PhaseMatch } from '../../event/configured-event.ts'
import { MatchDialog } from './match-dialog.tsx'
import styles from './match-row.module.css'
import { useRemoveMatch } from './mutations.ts'
import { useMapNames } from './use-map-names.ts'

export function MatchRow({
  event,
  phase,
  match,
}: {
  event: ConfiguredEvent
  phase: ConfiguredPhase
  match: PhaseMatch
}) {
  const { t, i18n } = useTranslation(['admin-phases', 'admin', 'phases'])
  const [editing, setEditing] = useState(false)
  const remove = useRemoveMatch(event.id)
  const mapName = useMapNames()
  const nameOf = (side: PhaseMatch['homeTeam']) => side.team.name || t('admin-phases:unknownTeam')
  const name = t('admin-phases:versus', { home: nameOf(match.homeTeam), away: nameOf(match.awayTeam) })
  const scores = (home: number | null, away: number | null) =>
    home === null || away === null ? '' : `${home}:${away}`
  return (
    <li className={`row middle gap-1 t14 well ${styles.match}`}>
      <div className="row wrap baseline fill shrinks gap-hair across-3">
        <p className="breaks strong" dir="auto">
          {name}
        </p>
        <p className="caption">{lastUpdated(match.date, i18n.language)}</p>
        {match.bestOf !== null && (
          <p className="caption">{t('phases:matches.bestOf', { count: match.bestOf })}</p>
        )}
        {match.status !== 'scheduled' && (
          <Chip tone="warning">{t(`phases:matches.status.${match.status}`)}</Chip>
        )}
        <ol className={`row wrap t12 soft gap-hair across-3 ${styles.maps}`}>
          {match.maps.length === 0 && <li>{t('admin-phases:notPlayed')}</li>}
          {match.maps.map(({ mapNumber, mapId, homeScore, awayScore }) => (
            <li key={mapNumber}>
              {mapNumber}. {mapName(mapId)} {scores(homeScore, awayScore)}
            </li>
          ))}
        </ol>
      </div>
      <IconButton
        size="s"
        label={t('admin:edit', { name })}
        disabled={event.completed}
        onClick={() => setEditing(true)}
      >
        <Pencil size={16} aria-hidden />
      </IconButton>
      <RemoveButton
        name={name}
        disabled={event.completed}
        consequence={t('admin-phases:matchConsequence', { maps: match.maps.length })}
        remove={() => remove.mutateAsync(match.id)}
      />
      {editing && <MatchDialog event={event} phase={phase} match={match} onClose={() => setEditing(false)} />}
    </li>
  )
}
