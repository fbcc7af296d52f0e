import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { EmptyState } from '../../../../base/ui/feedback/states.tsx'
import { Button } from '../../../../base/ui/input/button.tsx'
import { IconButton } from '../../../../base/ui/input/icon-button.tsx'
import { Panel } from '../../../../base/ui/layout/panel.tsx'
import { RemoveButton } from '../../confirm/remove-button.tsx'
import { ErrorText } from '../../form/failure.tsx'
import { Flag, TeamCrest } from '../../picture/small-pictures.tsx'
import type { ConfiguredEvent } from '../event/configured-event.ts'
import { type OwnCard, useSetPlayers } from './own-players.ts'
import { PlayerDialog } from './player-dialog.tsx'
import styles from './players.module.css'

/** Lists the event's own teams with their players, which can be added and changed one by one, and lists them in the phases that have not opened (rulebook 30.11). */
export function OwnTeams({ event, players }: { event: ConfiguredEvent; players: readonly OwnCard[] }) {
  const { t } = useTranslation('admin-players')
  const change = useSetPlayers(event.id)
  const [edited, setEdited] = useState<OwnCard | 'new'>()
  const teams = Map.groupBy(players, ({ teamId }) => teamId)
  return (
    <Panel
      head={t('teams')}
      actions={
        !event.completed && (
          <>
            {players.length > 0 && (
              <Button
                size="s"
                busy={change.isPending}
                onClick={() => change.mutate({ rows: [], list: true })}
              >
                {t('listAll')}
              </Button>
            )}
            <Button size="s" onClick={() => setEdited('new')}>
              {t('addOne')}
            </Button>
          </>
        )
      }
    >
      {change.isError && <ErrorText error={change.error} />}
      {players.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
      <ul className={styles.teams}>
        {[...teams.values()].toSorted(byTeam).map(ofTeam => (
          <OwnTeam key={ofTeam[0]?.teamId} event={event} players={ofTeam} onEdit={setEdited} />
        ))}
      </ul>
      {edited && (
        <PlayerDialog
          eventId={event.id}
          {...(edited !== 'new' && { player: edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Panel>
  )
}

const byTeam = ([one]: readonly OwnCard[], [other]: readonly OwnCard[]): number =>
  (one?.team?.name ?? '').localeCompare(other?.team?.name ?? '')

function OwnTeam({
  event,
  players,
  onEdit,
}: {
  event: ConfiguredEvent
  players: readonly OwnCard[]
  onEdit: (player: OwnCard) => void
}) {
  const { t } = useTranslation('admin-players')
  const removal = useSetPlayers(event.id)
  const team = players[0]?.team
  return (
    <li className="well pad-2-3">
      <div className="row middle gap-2 below-2">
        <TeamCrest teamKey={team?.key ?? ''} />
        <span className="fill shrinks breaks strong" dir="auto">
          {team?.name}
        </span>
        <span className="one-line caption">{t('playersIn', { count: players.length })}</span>
      </div>
      <ul>
        {players.map(player => {
          const { id, steamId, name, country, role } = player
          return (
            <li key={id} className={`row middle gap-2 t14 line-above ${styles.player}`}>
              {country && <Flag country={country} />}
              <span className="fill shrinks breaks" dir="auto">
                <span className="strong">{name}</span> <span className="caption tabular">{steamId}</span>
              </span>
              {role && <span className="one-line caption">{role.name}</span>}
              {!event.completed && (
                <IconButton size="s" label={t('edit', { name })} onClick={() => onEdit(player)}>
                  <Pencil size={16} />
                </IconButton>
              )}
              <RemoveButton
                name={name}
                disabled={event.completed}
                remove={() => removal.mutateAsync({ rows: [], remove: [steamId] })}
              />
            </li>
          )
        })}
      </ul>
    </li>
  )
}
