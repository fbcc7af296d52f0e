import { isPictureKey, readCsvFault, slugOf } from '@game/domain'
import type { FaultsOfFile } from '../../../ground/csv/faulty-file-error.ts'

/** Lists the teams that a file's faults name and the catalogue lacks, each once, with keys from their names; none of a name that gives no key. */
export function missingTeams({ faults }: FaultsOfFile): { name: string; key: string }[] {
  const names = faults.flatMap(({ reason }) => {
    const fault = readCsvFault(reason)
    return fault?.code === 'TEAM_UNKNOWN' && fault.facts.value ? [fault.facts.value] : []
  })
  const teams = names.map(name => ({ name, key: isPictureKey(name) ? name : slugOf(name) }))
  return teams.filter(({ key }, index) => key !== '' && teams.findIndex(team => team.key === key) === index)
}
