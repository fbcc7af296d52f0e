import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { refreshAfter, trpc } from '../../../../base/api/client.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { notify } from '../../../../base/ui/base/notify.ts'
import { Button } from '../../../../base/ui/input/button.tsx'
import { Checkbox } from '../../../../base/ui/input/checkbox.tsx'
import { FormDialog, useIsChanged } from '../../form/unsaved.tsx'
import { AdoptedPlayer } from './adopted-player.tsx'
import { isReady, matchesOf, noFacts, type TypedFacts } from './adoption-matches.ts'
import type { Adoption, ListedPrivateGame } from './listed-game.ts'

/** Asks for what the catalogue has to know of the game's own players and teams, and makes the game public (rulebook 30.17). */
export function AdoptDialog({
  game,
  adoption,
  onClose,
}: {
  game: ListedPrivateGame
  adoption: Adoption
  onClose: () => void
}) {
  const { t } = useTranslation('admin-events')
  const form = useId()
  const [facts, setFacts] = useState<TypedFacts>({})
  const [newTeams, setNewTeams] = useState<readonly number[]>([])
  const isChanged = useIsChanged({ facts, newTeams })
  const adopt = useMutation(
    trpc.hosting.adoptEvent.mutationOptions({
      onSuccess: async () => {
        await refreshAfter('hosting.adoptEvent')
        notify('success', t('adopt.done', { name: game.name }))
        onClose()
      },
    }),
  )
  const ready = isReady(adoption, facts)
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    if (ready) adopt.mutate({ eventId: game.id, matches: matchesOf(adoption, facts, newTeams) })
  }
  const act = (
    <Button type="submit" form={form} look="beam" disabled={!ready} busy={adopt.isPending}>
      {t('adopt.act')}
    </Button>
  )
  const known = adoption.teams.filter(team => team.known !== null)
  return (
    <FormDialog
      isChanged={isChanged && !adopt.isSuccess}
      onClose={onClose}
      title={t('adopt.title', { name: game.name })}
      footer={act}
      size="l"
    >
      <form id={form} className="stack one-column gap-4" onSubmit={submit} noValidate>
        <p>{t('adopt.text')}</p>
        {known.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={!newTeams.includes(id)}
            onChange={isKnown =>
              setNewTeams(isKnown ? newTeams.filter(each => each !== id) : [...newTeams, id])
            }
          >
            {t('adopt.knownTeam', { name })}
          </Checkbox>
        ))}
        <ul className="stack gap-4">
          {adoption.players.map(player => (
            <AdoptedPlayer
              key={player.id}
              player={player}
              facts={facts[player.id] ?? noFacts}
              onChange={typed => setFacts({ ...facts, [player.id]: typed })}
            />
          ))}
        </ul>
      </form>
    </FormDialog>
  )
}
