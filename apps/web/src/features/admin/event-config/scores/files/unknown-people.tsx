import { useState } from 'react'
import { useIsAdmin } from '../../../../../base/session/event-rights.ts'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { Button } from '../../../../../base/ui/input/button.tsx'
import type { Fault } from '../../../form/faults.ts'
import type { ConfiguredEvent } from '../../event/configured-event.ts'
import { AddPersonDialog } from '../../sources/add-person-dialog.tsx'
import { listedPlayers } from '../../sources/listed-players.ts'
import { type Assigned, PeopleToAssign, type Person, PersonName } from '../../sources/people-to-assign.tsx'
import styles from '../../sources/source-people.module.css'
import { unknownPeople } from '../../sources/unknown-people.ts'
import { AddAsOwn } from './add-as-own.tsx'

/**
 * Lets people of a file whom the catalogue does not have count for listed players, or adds them to the catalogue, in a private game to its own players
 * (rulebook 8.41, 30.11).
 */
export function UnknownPeople({
  event,
  faults,
  onAssign,
  onAdded,
}: {
  event: ConfiguredEvent
  faults: readonly Fault[]
  onAssign: (assigned: Assigned[]) => void
  onAdded: () => void
}) {
  const { t } = useTranslation('admin-sources')
  const [added, setAdded] = useState<Person>()
  const isAdmin = useIsAdmin()
  const people = unknownPeople(faults)
  if (people.length === 0) return null
  return (
    <section className="stack gap-2" aria-label={t('people')}>
      <h3 className={styles.headOfFile}>{t('people')}</h3>
      {event.hosted && <AddAsOwn eventId={event.id} people={people} />}
      <PeopleToAssign
        event={event}
        people={people}
        onAssign={onAssign}
        acts={person =>
          isAdmin && (
            <Button size="s" onClick={() => setAdded(person)}>
              {t('addPerson')}
            </Button>
          )
        }
      />
      {added && <AddPersonDialog {...added} onClose={() => setAdded(undefined)} onAdded={onAdded} />}
    </section>
  )
}

/** Shows who of the files counts for another player, and takes that back. */
export function AssignedPeople({
  event,
  people,
  onTakeBack,
}: {
  event: ConfiguredEvent
  people: readonly (Person & { playerId: number })[]
  onTakeBack: (steamId: string) => void
}) {
  const { t } = useTranslation('admin-sources')
  const players = listedPlayers(event)
  if (people.length === 0) return null
  return (
    <section className="stack gap-2" aria-label={t('assigned')}>
      <h3 className={styles.headOfFile}>{t('assigned')}</h3>
      <ul className="stack">
        {people.map(({ playerId, ...person }) => (
          <li key={person.steamId} className={`middle line-above row wrap gap-2 across-3 ${styles.person}`}>
            <PersonName person={person} />
            <div className={`row wrap middle gap-2 ${styles.acts}`}>
              <span dir="auto">› {players.find(({ value }) => value === playerId)?.label ?? playerId}</span>
              <Button size="s" onClick={() => onTakeBack(person.steamId)}>
                {t('unassign')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
