import { readCsvFault } from '@game/domain'
import type { Fault } from '../../form/faults.ts'
import type { Person } from './people-to-assign.tsx'

/** A person of a file whom the event does not know, with the team that the file has; '' for none. */
export type UnknownPerson = Person & { team: string }

const codes: readonly (string | undefined)[] = [
  'PLAYER_UNKNOWN',
  'PLAYER_UNKNOWN_NAMED',
  'PLAYER_UNKNOWN_OF_TEAM',
]

/** Lists the people whom a file's faults name as unknown, each once. */
export function unknownPeople(faults: readonly Fault[]): UnknownPerson[] {
  const people = faults.flatMap(({ reason }) => {
    const { code, facts } = readCsvFault(reason) ?? {}
    const { steamId, name = '', team = '' } = facts ?? {}
    return codes.includes(code) && steamId ? [{ steamId, name, team }] : []
  })
  return [...new Map(people.map(person => [person.steamId, person])).values()]
}
