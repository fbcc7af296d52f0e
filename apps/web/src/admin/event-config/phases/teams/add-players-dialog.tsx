import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../../api/client.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Flag } from '../../../parts/flag.tsx'
import { PickList } from '../../../parts/pick-list.tsx'
import type { ConfiguredEvent, ConfiguredPhase } from '../../use-configured-event.ts'
import { useTeamEdits } from './use-team-edits.ts'

/** ADD PLAYERS: the team's own first, stand-ins of other teams too; who is in the phase already is not offered. */
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
    trpc.catalogue.getPlayers.queryOptions({ pageSize: 100, phrase }, { placeholderData: keepPreviousData }),
  )
  const listed = new Set(phase.teams.flatMap(({ players }) => players.map(({ playerId }) => playerId)))
  const picks = data?.players
    .filter(player => !listed.has(player.id))
    .toSorted((a, b) => Number(b.teamId === teamId) - Number(a.teamId === teamId))
    .map(({ id, name, country, team: own }) => ({
      id,
      name,
      icon: <Flag country={country} />,
      note: own?.name ?? t('noTeam'),
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
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={`${t('addPlayersTitle')}: ${team.name || t('unknownTeam')}`}
      footer={act}
    >
      <PickList
        label={t('players')}
        picks={picks}
        chosen={chosen}
        onChoose={setChosen}
        phrase={phrase}
        onSearch={setPhrase}
        height="players"
      />
    </Dialog>
  )
}
