import { ChevronDown, Megaphone } from 'lucide-react'
import { useId, useState } from 'react'
import { client } from '../../../../../base/api/client.ts'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { Button } from '../../../../../base/ui/input/button.tsx'
import { IconButton } from '../../../../../base/ui/input/icon-button.tsx'
import { RemoveButton } from '../../../confirm/remove-button.tsx'
import { Flag, TeamCrest } from '../../../picture/small-pictures.tsx'
import type { ConfiguredEvent, ConfiguredPhase } from '../../event/configured-event.ts'
import { AddPlayersDialog } from './add-players-dialog.tsx'
import { useTeamEdits } from './mutations.ts'
import { NewsDialog } from './news-dialog.tsx'
import styles from './phase-team.module.css'

/** Shows a team of a phase; when expanded, it lists those of its players who take part. */
export function PhaseTeam({
  event,
  phase,
  entry,
}: {
  event: ConfiguredEvent
  phase: ConfiguredPhase
  entry: ConfiguredPhase['teams'][number]
}) {
  const { t } = useTranslation('admin-phases')
  const [open, setOpen] = useState(false)
  const [adding, setAdding] = useState(false)
  const [saying, setSaying] = useState<number | null>(null)
  const list = useId()
  const { removeTeam, removePlayer } = useTeamEdits(event.id, phase.index)
  const { teamId, team, players } = entry
  const name = team.name || t('unknownTeam')
  const leaving = { eventId: event.id, phaseIndex: phase.index, teamId, force: true }
  const said = players.find(({ playerId }) => playerId === saying)
  const matches = phase.matches.filter(match => [match.homeTeamId, match.awayTeamId].includes(teamId))
  return (
    <li className="well">
      <div className={`row middle gap-1 ${styles.line}`}>
        <button
          type="button"
          className={`row middle gap-2 fill shrinks t14 bare text-left ${styles.face}`}
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown size={16} className={`faint ${styles.fold}`} aria-hidden />
          <TeamCrest teamKey={team.key} />
          <span className={`fill shrinks breaks strong ${styles.name}`} dir="auto">
            {name}
          </span>
          <span className="one-line caption">{t('playersIn', { count: players.length })}</span>
        </button>
        <RemoveButton
          name={name}
          disabled={event.completed}
          consequence={t('teamConsequence', { players: players.length, matches: matches.length })}
          dryRun={() => client.eventConfig.removePhaseTeam.mutate({ ...leaving, dryRun: true })}
          forced={matches.length > 0}
          remove={force => removeTeam.mutateAsync({ teamId, force })}
        />
      </div>
      <div id={list} className={styles.body} hidden={!open}>
        <ul>
          {players.map(({ playerId, player, news }) => (
            <li key={playerId} className={`row middle gap-2 t14 ${styles.player}`}>
              {player.country && <Flag country={player.country} />}
              <span className={`fill shrinks breaks strong ${styles.name}`} dir="auto">
                {player.name || t('unknownPlayer')}
                {news && (
                  <span className="block warning">
                    {t(`news.${news.state}`)}
                    {news.text && `: ${news.text}`}
                  </span>
                )}
              </span>
              <span className="one-line caption" dir="auto">
                {player.role?.name}
              </span>
              <IconButton
                size="s"
                label={t('news.of', { name: player.name || t('unknownPlayer') })}
                disabled={event.completed}
                onClick={() => setSaying(playerId)}
              >
                <Megaphone size={16} />
              </IconButton>
              <RemoveButton
                name={player.name || t('unknownPlayer')}
                disabled={event.completed}
                dryRun={() =>
                  client.eventConfig.removePhaseTeamPlayer.mutate({ ...leaving, playerId, dryRun: true })
                }
                remove={force => removePlayer.mutateAsync({ teamId, playerId, force })}
              />
            </li>
          ))}
        </ul>
        <Button size="s" look="quiet" onClick={() => setAdding(true)} disabled={event.completed}>
          {t('addPlayer')}
        </Button>
      </div>
      {adding && (
        <AddPlayersDialog event={event} phase={phase} entry={entry} onClose={() => setAdding(false)} />
      )}
      {said && <NewsDialog event={event} phase={phase} entry={said} onClose={() => setSaying(null)} />}
    </li>
  )
}
