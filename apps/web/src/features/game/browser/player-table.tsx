import { ageOn, deckSize } from '@game/domain'
import { useState } from 'react'
import { useStyleName } from '../../../base/texts/use-style-name.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { Table } from '../../../base/ui/layout/table.tsx'
import type { Player } from '../deck-state/deck-cards.ts'
import { useDeck, useMove } from '../deck-state/use-deck.ts'
import { useCountryName } from '../shared/use-country-name.ts'
import { useGame } from '../state/use-game.ts'
import styles from './player-table.module.css'

const columns = ['name', 'role', 'style', 'team', 'country', 'age', 'picked'] as const
type Column = (typeof columns)[number]

/** Shows deck and available players as one table that is sorted by any column, each with a button to add or remove (rulebook 13.12). */
export default function PlayerTable({
  players,
  shareOf,
}: {
  players: readonly Player[]
  shareOf: (playerId: number) => number
}) {
  const { t, i18n } = useTranslation('deck')
  const { phase, editable, idlePlayers } = useGame()
  const deck = useDeck(({ cards }) => cards)
  const move = useMove()
  const countryName = useCountryName()
  const styleName = useStyleName()
  const [sort, setSort] = useState<{ by: Column; up: boolean }>({ by: 'name', up: true })
  const isInDeck = (playerId: number) => deck.some(card => card.playerId === playerId)
  const rows = [...deck.map(({ player }) => player), ...players.filter(({ id }) => !isInDeck(id))].map(
    player => ({
      id: player.id,
      inDeck: isInDeck(player.id),
      name: player.name,
      role: player.role.name,
      style: styleName(player),
      team: player.team?.name ?? '',
      country: countryName(player.country),
      age: phase.lock ? ageOn(player.birth, phase.lock) : 0,
      picked: shareOf(player.id),
    }),
  )
  const sorted = rows.toSorted((a, b) => {
    const [x, y] = [a[sort.by], b[sort.by]]
    const order =
      typeof x === 'number' && typeof y === 'number'
        ? x - y
        : String(x).localeCompare(String(y), i18n.language)
    return sort.up ? order : -order
  })
  const isFull = deck.length >= deckSize
  return (
    <Table dense caption={t('table.caption')} className={styles.table}>
      <thead>
        <tr>
          {columns.map(column => (
            <th
              key={column}
              scope="col"
              aria-sort={sort.by !== column ? undefined : sort.up ? 'ascending' : 'descending'}
            >
              <button
                type="button"
                className={styles.sort}
                onClick={() => setSort({ by: column, up: sort.by === column ? !sort.up : true })}
              >
                {t(`table.${column}`)}
                <span aria-hidden>{sort.by === column && (sort.up ? ' ▲' : ' ▼')}</span>
              </button>
            </th>
          ))}
          <th scope="col">{t('title')}</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ id, inDeck, name, picked, ...row }) => (
          <tr key={id} data-player={id}>
            <th scope="row" dir="auto">
              {name}
            </th>
            <td>{row.role}</td>
            <td>{row.style}</td>
            <td dir="auto">
              {row.team}
              {idlePlayers.includes(id) && (
                <span className={`one-line t12 warning ${styles.idle}`}>{t('idle.card')}</span>
              )}
            </td>
            <td>{row.country}</td>
            <td>{row.age}</td>
            <td>{`${Math.round(picked * 100)}%`}</td>
            <td>
              <Button
                size="s"
                look={inDeck ? 'quiet' : 'panel'}
                disabled={!editable || (!inDeck && isFull)}
                aria-label={t(inDeck ? 'table.removeOf' : 'table.addOf', { name })}
                onClick={() => void move({ type: inDeck ? 'remove' : 'add', playerId: id })}
              >
                {t(inDeck ? 'table.remove' : 'table.add')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
