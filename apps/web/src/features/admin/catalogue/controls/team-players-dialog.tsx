import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc } from '../../../../base/api/client.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Button } from '../../../../base/ui/input/button.tsx'
import { listedAtOnce, PickList } from '../../form/pick-list.tsx'
import { FormDialog } from '../../form/unsaved.tsx'
import { Flag } from '../../picture/small-pictures.tsx'

/** Offers players to add to a team; each says which team the player would leave. */
export function TeamPlayersDialog({
  chosen,
  onAdd,
  onClose,
}: {
  chosen: readonly number[]
  onAdd: (ids: readonly number[]) => void
  onClose: () => void
}) {
  const { t } = useTranslation('admin-catalogue')
  const [phrase, setPhrase] = useState('')
  const [picked, setPicked] = useState<number[]>([])
  const { data } = useQuery(
    trpc.catalogue.getPlayers.queryOptions(
      { pageSize: listedAtOnce, phrase },
      { placeholderData: keepPreviousData },
    ),
  )
  const picks = data?.players
    .filter(({ id }) => !chosen.includes(id))
    .map(({ id, name, country, team }) => ({
      id,
      name,
      icon: <Flag country={country} />,
      note: team ? t('from', { team: team.name }) : t('noTeam'),
    }))
  const add = () => {
    onAdd(picked)
    onClose()
  }
  const act = (
    <Button look="beam" disabled={picked.length === 0} onClick={add}>
      {t('addChosen', { count: picked.length })}
    </Button>
  )
  return (
    <FormDialog isChanged={picked.length > 0} onClose={onClose} title={t('addPlayersTitle')} footer={act}>
      <PickList
        label={t('field.players')}
        count={data?.count}
        picks={picks}
        chosen={picked}
        onChoose={setPicked}
        phrase={phrase}
        onSearch={setPhrase}
        height="players"
      />
    </FormDialog>
  )
}
