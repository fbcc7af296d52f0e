import type { Match } from '@game/domain'
import type { Edit } from '../edit/edit-event.ts'
import { touchPhases } from '../edit/phase-queries.ts'
import { checkMatchOf, type MatchInput, teamsOf } from './match-input.ts'
import { insertMaps, insertMatches } from './match-queries.ts'

/** New matches of a phase, whose line-up stays as it is; `save` writes all of them in a few statements. */
export async function draftMatches(edit: Edit, phaseIndex: number) {
  const teams = await teamsOf(edit, phaseIndex)
  const matches: Match[] = []
  return {
    /** Refuses what add-phase-match does. */
    add: (input: MatchInput) => {
      matches.push(checkMatchOf(teams, input))
    },
    save: async () => {
      if (matches.length === 0) return
      const ids = await insertMatches(edit.trx, edit.event.id, matches)
      await insertMaps(
        edit.trx,
        matches.flatMap(({ maps }, at) => maps.map(map => ({ matchId: ids[at] ?? 0, ...map }))),
      )
      await touchPhases(edit.trx, edit.event.id, [phaseIndex], edit.revision)
    },
  }
}
