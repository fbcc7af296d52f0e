import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc } from '../../../../../base/api/client.ts'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { Button } from '../../../../../base/ui/input/button.tsx'
import { listedAtOnce, PickList } from '../../../form/pick-list.tsx'
import { FormDialog } from '../../../form/unsaved.tsx'
import { Flag } from '../../../picture/small-pictures.tsx'
import type { ConfiguredEvent, ConfiguredPhase } from '../../event/configured-event.ts'
import { useTeamEdits } from './mutations.ts'

/** Offers players to add: the team's own first, then stand-ins of other teams; not those already in the phase. */
export function AddPlayersDialog({
  event,
  phase,
  entry: { teamId, team },
  onClose,
}: {
  event: ConfiguredEvent
  phase: ConfiguredPhase
  entry: ConfiguredPhase['teams'][number]
  onClose: () => void
}) {
  const { t } = useTranslation('admin-phases')
  const [phrase, setPhrase] = useState('')
  const [chosen, setChosen] = useState<number[]>([])
  const { addPlayer } = useTeamEdits(event.id, phase.index)
  const { data } = useQuery(
    trpc.catalogue.getPlayers.queryOptions(
      { pageSize: listedAtOnce, phrase },
      { placeholderData: keepPreviousData },
    ),
  )
  const { data: own } = useQuery(trpc.catalogue.getTeams.queryOptions({ pageSize: 10, id: teamId }))
  const owned =
    own?.teams.flatMap(({ players, name }) => players.map(player => ({ ...player, team: { name } }))) ?? []
  const others = data?.players.filter(player => player.teamId !== teamId)
  const first = owned.filter(({ name }) => name.toLowerCase().includes(phrase.toLowerCase()))
  const listed = new Set(phase.teams.flatMap(({ players }) => players.map(({ playerId }) => playerId)))
  const picks =
    others &&
    [...first, ...others]
      .filter(player => !listed.has(player.id))
      .map(({ id, name, country, team }) => ({
        id,
        name,
        icon: <Flag country={country} />,
        note: team?.name ?? t('noTeam'),
      }))
  const add = async () => {
    for (const playerId of chosen) await addPlayer.mutateAsync({ teamId, playerId })
    onClose()
  }
  const act = (
    <Button
      look="beam"
      disabled={chosen.length === 0}
      busy={addPlayer.isPending}
      onClick={() => add().catch(() => undefined)}
    >
      {t('addChosen', { count: chosen.length })}
    </Button>
  )
  return (
    <FormDialog
      isChanged={chosen.length > 0}
      onClose={onClose}
      title={`${t('addPlayersTitle')}: ${team.name || t('unknownTeam')}`}
      footer={act}
    >
      <PickList
        label={t('players')}
        count={data?.count}
        picks={picks}
        chosen={chosen}
        onChoose={setChosen}
        phrase={phrase}
        onSearch={setPhrase}
        height="players"
      />
    </FormDialog>
  )
}
