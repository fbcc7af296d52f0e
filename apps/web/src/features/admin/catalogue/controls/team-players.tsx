import { useQueries } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../../../base/api/client.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Button } from '../../../../base/ui/input/button.tsx'
import { IconButton } from '../../../../base/ui/input/icon-button.tsx'
import { Flag } from '../../picture/small-pictures.tsx'
import styles from './team-players.module.css'
import { TeamPlayersDialog } from './team-players-dialog.tsx'

/** Edits the players of a team. */
export function TeamPlayers({
  chosen,
  onChange,
}: {
  chosen: readonly number[]
  onChange: (ids: readonly number[]) => void
}) {
  const { t } = useTranslation(['admin-catalogue', 'admin'])
  const [adding, setAdding] = useState(false)
  const players = useQueries({
    queries: chosen.map(id => trpc.catalogue.getPlayers.queryOptions({ pageSize: 10, id })),
    combine: read => read.flatMap(({ data }) => data?.players ?? []),
  })
  const playerOf = (id: number) => players.find(player => player.id === id)
  return (
    <fieldset className="no-pad no-margin shrinks whole-row no-border">
      <legend className="below-2 note medium no-pad">{t('admin-catalogue:field.players')}</legend>
      {chosen.length === 0 && <p className="below-2 caption tracked-8">{t('admin-catalogue:noPlayers')}</p>}
      <ul className={`below-2 stack gap-2 ${styles.list}`}>
        {chosen.map(id => {
          const player = playerOf(id)
          const name = player?.name ?? String(id)
          return (
            <li key={id} className={`row middle gap-2 t14 well ${styles.player}`}>
              {player && <Flag country={player.country} />}
              <span className="fill shrinks breaks" dir="auto">
                {name}
              </span>
              <IconButton
                size="s"
                label={t('admin:remove', { name })}
                onClick={() => onChange(chosen.filter(other => other !== id))}
              >
                <X size={15} aria-hidden />
              </IconButton>
            </li>
          )
        })}
      </ul>
      <Button size="s" onClick={() => setAdding(true)}>
        {t('admin-catalogue:addPlayer')}
      </Button>
      {adding && (
        <TeamPlayersDialog
          chosen={chosen}
          onAdd={ids => onChange([...chosen, ...ids])}
          onClose={() => setAdding(false)}
        />
      )}
    </fieldset>
  )
}
