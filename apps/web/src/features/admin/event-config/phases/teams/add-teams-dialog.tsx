import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc } from '../../../../../base/api/client.ts'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { Button } from '../../../../../base/ui/input/button.tsx'
import { listedAtOnce, PickList } from '../../../form/pick-list.tsx'
import { FormDialog } from '../../../form/unsaved.tsx'
import { TeamCrest } from '../../../picture/small-pictures.tsx'
import type { ConfiguredEvent, ConfiguredPhase } from '../../event/configured-event.ts'
import { useTeamEdits } from './mutations.ts'

/** Offers teams to add: any number of those not in the phase yet, each with its own players. */
export function AddTeamsDialog({
  event,
  phase,
  onClose,
}: {
  event: ConfiguredEvent
  phase: ConfiguredPhase
  onClose: () => void
}) {
  const { t } = useTranslation('admin-phases')
  const [phrase, setPhrase] = useState('')
  const [chosen, setChosen] = useState<ReadonlyMap<number, number[]>>(new Map())
  const { addTeam } = useTeamEdits(event.id, phase.index)
  const { data } = useQuery(
    trpc.catalogue.getTeams.queryOptions(
      { pageSize: listedAtOnce, phrase },
      { placeholderData: keepPreviousData },
    ),
  )
  const teams = data?.teams.filter(team => !phase.teams.some(({ teamId }) => teamId === team.id))
  const choose = (ids: number[]) => {
    const playersOf = (id: number) =>
      chosen.get(id) ?? teams?.find(team => team.id === id)?.players.map(player => player.id) ?? []
    setChosen(new Map(ids.map(id => [id, playersOf(id)])))
  }
  const before = teamsBefore(event, phase)
  const addBefore = () =>
    setChosen(
      new Map([
        ...chosen,
        ...before.map(({ teamId, players }): [number, number[]] => [
          teamId,
          players.map(({ playerId }) => playerId),
        ]),
      ]),
    )
  const add = async () => {
    for (const [teamId, players] of chosen) await addTeam.mutateAsync({ teamId, players })
    onClose()
  }
  const picks = teams?.map(({ id, name, key, players }) => ({
    id,
    name,
    icon: <TeamCrest teamKey={key} />,
    note: t('playersIn', { count: players.length }),
  }))
  const act = (
    <Button
      look="beam"
      disabled={chosen.size === 0}
      busy={addTeam.isPending}
      onClick={() => add().catch(() => undefined)}
    >
      {t('addChosen', { count: chosen.size })}
    </Button>
  )
  return (
    <FormDialog isChanged={chosen.size > 0} onClose={onClose} title={t('addTeamsTitle')} footer={act}>
      {before.some(({ teamId }) => !chosen.has(teamId)) && (
        <div className="below-2">
          <Button size="s" onClick={addBefore}>
            {t('teamsBefore', { count: before.length })}
          </Button>
        </div>
      )}
      <PickList
        label={t('teams')}
        count={data?.count}
        picks={picks}
        chosen={[...chosen.keys()]}
        onChoose={choose}
        phrase={phrase}
        onSearch={setPhrase}
        height="teams"
      />
    </FormDialog>
  )
}

/** The teams of the nearest earlier phase that has some, without those that this phase has already. */
function teamsBefore({ phases }: ConfiguredEvent, { index, teams }: ConfiguredPhase) {
  const before = phases.findLast(phase => phase.index < index && phase.teams.length > 0)
  return before?.teams.filter(({ teamId }) => !teams.some(team => team.teamId === teamId)) ?? []
}
