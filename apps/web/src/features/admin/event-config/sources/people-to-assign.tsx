import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Button } from '../../../../base/ui/input/button.tsx'
import { SearchSelect } from '../../../../base/ui/input/search-select.tsx'
import type { ConfiguredEvent } from '../event/configured-event.ts'
import { listedPlayers } from './listed-players.ts'
import { proposedPlayer } from './proposed-player.ts'
import styles from './source-people.module.css'

/** A person whom the catalogue does not have, and the listed player for whom the person is to count. */
export type Person = { steamId: string; name: string }
export type Assigned = Person & { playerId: number; player: string }

/**
 * Lists people whom the catalogue does not have; players are chosen for several of them, and ASSIGN takes all choices at once. A player of
 * the same name is chosen to begin with, and players of the chosen ones' teams come first.
 */
export function PeopleToAssign<Listed extends Person>({
  event,
  people,
  onAssign,
  acts,
}: {
  event: ConfiguredEvent
  people: readonly Listed[]
  onAssign: (assigned: Assigned[]) => void
  /** What else can be done about a person. */
  acts: (person: Listed) => ReactNode
}) {
  const { t } = useTranslation('admin-sources')
  const players = listedPlayers(event)
  const [choices, setChoices] = useState<ReadonlyMap<string, number | null>>(new Map())
  const chosenFor = ({ steamId, name }: Person): number | null =>
    choices.has(steamId) ? (choices.get(steamId) ?? null) : proposedPlayer(name, players)
  const teams = new Set(people.map(person => players.find(({ value }) => value === chosenFor(person))?.team))
  const teamMatesFirst = players.toSorted((a, b) => Number(teams.has(b.team)) - Number(teams.has(a.team)))
  const assigned = people.flatMap(({ steamId, name }) => {
    const player = players.find(({ value }) => value === chosenFor({ steamId, name }))
    return player ? [{ steamId, name, playerId: player.value, player: player.name }] : []
  })
  return (
    <>
      <ul className="stack">
        {people.map(person => (
          <li key={person.steamId} className={`middle line-above row wrap gap-2 across-3 ${styles.person}`}>
            <PersonName person={person} />
            <div className={`row wrap middle gap-2 ${styles.acts}`}>
              <PlayerSelect
                label={t('countsFor', { name: person.name || person.steamId })}
                players={teamMatesFirst}
                chosen={chosenFor(person)}
                onChoose={playerId => setChoices(new Map([...choices, [person.steamId, playerId]]))}
              />
              {acts(person)}
            </div>
          </li>
        ))}
      </ul>
      <div className="row at-end above-2">
        <Button size="s" look="beam" disabled={assigned.length === 0} onClick={() => onAssign(assigned)}>
          {t('assign')}
        </Button>
      </div>
    </>
  )
}

/** Shows who a person is by the log or the file. */
export function PersonName({ person: { name, steamId } }: { person: Person }) {
  return (
    <span className={`fill ${styles.who}`}>
      {name && (
        <span className="block breaks strong" dir="auto">
          {name}
        </span>
      )}
      <span className="caption">{steamId}</span>
    </span>
  )
}

function PlayerSelect({
  label,
  players,
  chosen,
  onChoose,
}: {
  label: string
  players: ReturnType<typeof listedPlayers>
  chosen: number | null
  onChoose: (playerId: number | null) => void
}) {
  const { t } = useTranslation('admin-sources')
  const [phrase, setPhrase] = useState('')
  return (
    <div className={`fits ${styles.select}`}>
      <SearchSelect
        label={label}
        options={players.filter(player => player.label.toLowerCase().includes(phrase.toLowerCase()))}
        chosen={players.find(({ value }) => value === chosen) ?? null}
        onChoose={onChoose}
        onSearch={setPhrase}
        placeholder={t('countsForNobody')}
        clearable
      />
    </div>
  )
}
