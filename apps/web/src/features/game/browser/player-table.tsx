import { type ReactNode, useState } from 'react'
import { useStyleName } from '../../../base/texts/use-style-name.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { Table } from '../../../base/ui/layout/table.tsx'
import { media, useMedia } from '../../../base/ui/layout/use-media.ts'
import { Star } from '../../shortlist/star.ts'
import type { Player } from '../deck-state/deck-cards.ts'
import { useDeck, useIsFull, useMove } from '../deck-state/use-deck.ts'
import type { Average } from '../keyplay-points/use-keyplay-history.ts'
import { ageOf } from '../shared/age-of.ts'
import { useCountryName } from '../shared/use-country-name.ts'
import { newsOf } from '../state/line-up-news.ts'
import { opponentsOf } from '../state/opponents.ts'
import { useGame } from '../state/use-game.ts'
import { absenceOf } from '../state/void-players.ts'
import styles from './player-table.module.css'

/** Each group is a column; on a phone the facts of a group are below each other, so that the button stays in view. */
const wide = [
  ['name'],
  ['role'],
  ['style'],
  ['team'],
  ['country'],
  ['age'],
  ['opponent'],
  ['average'],
  ['form'],
  ['picked'],
] as const
const narrow = [
  ['name', 'role', 'team', 'opponent'],
  ['average', 'form', 'picked'],
] as const
type Fact = (typeof wide)[number][0]
type Row = Record<Fact, string | number> & { id: number; inDeck: boolean }

/** Numbers begin with the highest, names with the first. */
const startsUp = (by: Fact) => !['average', 'form', 'picked'].includes(by)

/** Shows deck and available players as one table that is sorted by any fact, each with a button to add or remove (rulebook 13.12). */
export default function PlayerTable({
  players,
  shareOf,
  averageOf,
}: {
  players: readonly Player[]
  shareOf: (playerId: number) => number
  averageOf: (playerId: number) => Average | undefined
}) {
  const { t, i18n } = useTranslation('deck')
  const { editable } = useGame()
  const isFull = useIsFull()
  const move = useMove()
  const rowOf = useRows(shareOf, averageOf)
  const deck = useDeck(({ cards }) => cards)
  const groups: readonly (readonly Fact[])[] = useMedia(media.from600) ? wide : narrow
  const [sort, setSort] = useState<{ by: Fact; up: boolean }>({ by: 'name', up: true })
  const isInDeck = (playerId: number) => deck.some(card => card.playerId === playerId)
  const rows = [...deck.map(({ player }) => player), ...players.filter(({ id }) => !isInDeck(id))].map(
    player => rowOf(player, isInDeck(player.id)),
  )
  const sorted = rows.toSorted((a, b) => {
    const [x, y] = [a[sort.by], b[sort.by]]
    const order =
      typeof x === 'number' && typeof y === 'number'
        ? x - y
        : String(x).localeCompare(String(y), i18n.language)
    return sort.up ? order : -order
  })
  return (
    <Table dense caption={t('table.caption')} className={styles.table}>
      <thead>
        <tr>
          {groups.map(group => (
            <th key={group[0]} scope="col" aria-sort={sortOf(group, sort)}>
              <span className="row wrap across-3">
                {group.map(fact => (
                  <button
                    key={fact}
                    type="button"
                    className={`one-line bare ${styles.sort}`}
                    onClick={() => setSort({ by: fact, up: sort.by === fact ? !sort.up : startsUp(fact) })}
                  >
                    {t(`table.${fact}`)}
                    <span aria-hidden>{sort.by === fact && (sort.up ? ' ↑' : ' ↓')}</span>
                  </button>
                ))}
              </span>
            </th>
          ))}
          <th scope="col">{t('title')}</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map(row => (
          <tr key={row.id} data-player={row.id}>
            {groups.map((group, column) => {
              const facts = group.map(fact => <FactText key={fact} fact={fact} row={row} />)
              return column === 0 ? (
                <th key={group[0]} scope="row" dir="auto">
                  {facts}
                </th>
              ) : (
                <td key={group[0]} dir="auto">
                  {facts}
                </td>
              )
            })}
            <td>
              <span className="row middle at-end gap-2">
                <Star playerId={row.id} name={String(row.name)} fallback={<span className={styles.star} />} />
                <Button
                  size="s"
                  look={row.inDeck ? 'quiet' : 'panel'}
                  disabled={!editable || (!row.inDeck && isFull)}
                  aria-label={t(row.inDeck ? 'table.removeOf' : 'table.addOf', { name: row.name })}
                  onClick={() => void move({ type: row.inDeck ? 'remove' : 'add', playerId: row.id })}
                >
                  {t(row.inDeck ? 'table.remove' : 'table.add')}
                </Button>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const sortOf = (group: readonly Fact[], sort: { by: Fact; up: boolean }) => {
  if (!group.includes(sort.by)) return undefined
  return sort.up ? 'ascending' : 'descending'
}

function FactText({ fact, row }: { fact: Fact; row: Row }): ReactNode {
  const { t } = useTranslation('deck')
  const game = useGame()
  const absence = absenceOf(game, row.id)
  const news = newsOf(game.phase, row.id)
  const value = row[fact]
  const words = {
    picked: `${Math.round(Number(row.picked) * 100)}%`,
    average: `ø ${value}`,
    opponent: value === '' ? '' : t('against', { teams: value }),
  }
  return (
    <span className={styles.fact}>
      {(fact === 'form' || fact === 'picked') && <span className={styles.prefix}>{t(`table.${fact}`)} </span>}
      {fact === 'picked' || fact === 'average' || fact === 'opponent' ? words[fact] : value}
      {fact === 'team' && absence && (
        <span className={`one-line t12 warning ${styles.idle}`}>{t(`${absence}.card`)}</span>
      )}
      {fact === 'team' && news && (
        <span className={`block breaks t14 warning ${styles.news}`} dir="auto">
          {t(`lineUp.${news.state}`)}
          {news.text && `: ${news.text}`}
        </span>
      )}
    </span>
  )
}

/** Returns a function that collects what the table shows of a player. */
function useRows(
  shareOf: (playerId: number) => number,
  averageOf: (playerId: number) => Average | undefined,
) {
  const { phase } = useGame()
  const countryName = useCountryName()
  const styleName = useStyleName()
  return (player: Player, inDeck: boolean): Row => {
    const average = averageOf(player.id)
    return {
      id: player.id,
      inDeck,
      name: player.name,
      role: player.role?.name ?? '',
      style: styleName(player),
      team: player.team?.name ?? '',
      country: countryName(player.country),
      age: ageOf(player, phase.lock) ?? '',
      opponent: opponentsOf(phase, player.id)
        .map(({ name }) => name)
        .join(', '),
      average: average?.points ?? 0,
      form: average?.form.at(-1) ?? 0,
      picked: shareOf(player.id),
    }
  }
}
