import { isPictureKey, readCsvFault, slugOf } from '@game/domain'
import type { Fault } from '../../form/faults.ts'

/** A team to create for a file of players: its name, and a key derived from it. */
export type MissingTeam = { name: string; key: string }

/** Lists the teams that a file's faults name and the catalogue lacks, each once; leaves out names that give no key. */
export function missingTeams(faults: readonly Fault[]): MissingTeam[] {
  const names = faults.flatMap(({ reason }) => {
    const fault = readCsvFault(reason)
    return fault?.code === 'TEAM_UNKNOWN' && fault.facts.value ? [fault.facts.value] : []
  })
  const teams = names.map(name => ({ name, key: isPictureKey(name) ? name : slugOf(name) }))
  return teams.filter(({ key }, index) => key !== '' && teams.findIndex(team => team.key === key) === index)
}
