import { useState } from 'react'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Button } from '../../../../base/ui/input/button.tsx'
import { Checkboxes } from '../../../../base/ui/input/checkboxes.tsx'
import { Field } from '../../../../base/ui/input/field.tsx'
import type { ConfiguredEvent } from '../event/configured-event.ts'
import { type OwnCard, type Seen, useSeenPlayers } from './own-players.ts'
import styles from './players.module.css'

const shortSides = { CT: 'CT', TERRORIST: 'T' } as const
const sides = ['CT', 'TERRORIST'] as const
type Side = (typeof sides)[number]

/** Offers those whom the game servers have seen and who are no players of the event yet, by team and side (rulebook 30.13). */
export function SeenPlayers({
  event,
  players,
  onAdd,
}: {
  event: ConfiguredEvent
  players: readonly OwnCard[]
  onAdd: (chosen: Seen[]) => void
}) {
  const { t } = useTranslation('admin-players')
  const [left, setLeft] = useState<readonly string[]>([])
  const [names, setNames] = useState<Partial<Record<Side, string>>>({})
  const { data } = useSeenPlayers(event.id)
  const own = new Set(players.map(({ steamId }) => steamId))
  const seen = (data?.players ?? []).filter(({ steamId, playerId }) => playerId === null && !own.has(steamId))
  const chosen = seen.filter(({ steamId }) => !left.includes(steamId))
  if (seen.length === 0) return null
  // Before a match only the side is known: without a name of its team ten players would be of one team.
  const nameOf = (side: Side) => t('sideTeam', { side: shortSides[side] })
  const withTeam = (person: Seen): Seen =>
    person.team || !person.side
      ? person
      : { ...person, team: names[person.side]?.trim() || nameOf(person.side) }
  const nameless = sides.filter(side => chosen.some(person => !person.team && person.side === side))
  const groups = Map.groupBy(seen, ({ team, side }) =>
    [team, side && shortSides[side]].filter(Boolean).join(' · '),
  )
  return (
    <section className="stack gap-3" aria-label={t('seen')}>
      <h3 className="note strong">{t('seen')}</h3>
      <div className={styles.seen}>
        {[...groups].map(([group, people]) => {
          const ids = people.map(({ steamId }) => steamId)
          return (
            <Checkboxes
              key={group}
              label={group || t('noTeam')}
              options={people.map(({ steamId, name }) => ({ value: steamId, text: name || steamId }))}
              chosen={ids.filter(id => !left.includes(id))}
              onChange={on =>
                setLeft([...left.filter(id => !ids.includes(id)), ...ids.filter(id => !on.includes(id))])
              }
            />
          )
        })}
      </div>
      {nameless.length > 0 && (
        <div className={styles.seen}>
          {nameless.map(side => (
            <Field
              key={side}
              label={t('teamOnSide', { side: shortSides[side] })}
              value={names[side] ?? ''}
              onChange={name => setNames({ ...names, [side]: name })}
              maxLength={100}
              autoComplete="off"
              hint={t('teamOnSideHint', { name: nameOf(side) })}
            />
          ))}
        </div>
      )}
      <div>
        <Button size="s" disabled={chosen.length === 0} onClick={() => onAdd(chosen.map(withTeam))}>
          {t('take', { count: chosen.length })}
        </Button>
      </div>
    </section>
  )
}
