import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { Button } from '../../../../../base/ui/input/button.tsx'
import { ErrorText } from '../../../form/failure.tsx'
import { useSetPlayers } from '../../players/own-players.ts'
import type { UnknownPerson } from '../../sources/unknown-people.ts'
import { tryKey } from '../uploads/uploads.ts'

/** Adds all unknown people of a file to the players of a private event with one press, and tries the chosen files once more (rulebook 30.11). */
export function AddAsOwn({ eventId, people }: { eventId: number; people: readonly UnknownPerson[] }) {
  const { t } = useTranslation('admin-players')
  const queries = useQueryClient()
  const save = useSetPlayers(eventId)
  const rows = people.map(({ steamId, name, team }) => ({
    steamId,
    name: name || steamId,
    ...(team && { team }),
  }))
  const add = () =>
    save.mutate({ rows, list: true }, { onSuccess: () => queries.invalidateQueries({ queryKey: [tryKey] }) })
  return (
    <div className="stack gap-2 from-start">
      <Button size="s" look="beam" busy={save.isPending} onClick={add}>
        {t('addOwn', { count: people.length })}
      </Button>
      <p className="caption">{t('addOwnText')}</p>
      {save.isError && <ErrorText error={save.error} />}
    </div>
  )
}
