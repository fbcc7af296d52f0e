import { checkRevision, fixtureLimits } from '@game/domain'
import { z } from 'zod'
import { adminProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { unwrap } from '../../contract/refusal.ts'
import { done, id } from '../../contract/shapes.ts'
import { editEvent, getPhase } from '../edit/edit-event.ts'
import { expectedRevision, moment, phaseAt } from '../edit/inputs.ts'
import { touchPhases } from '../edit/phase-queries.ts'
import { checkMatchInput } from './match-input.ts'
import { insertMatch, replaceMaps } from './match-queries.ts'

const fixture = z.strictObject({
  homeTeamId: id,
  awayTeamId: id,
  date: moment,
  bestOf: z.int().min(1).max(fixtureLimits.maps).nullable().optional(),
  maps: z.array(id).max(fixtureLimits.maps),
})

/**
 * Adds the matches of a phase that a file of fixtures plans, all or none (rulebook 11.44). `revision` is that of the phase.
 * Refuses STALE, MATCH_TEAMS_EQUAL, TEAM_NOT_IN_PHASE, MAP_TWICE.
 */
export const addPhaseMatches = adminProcedure
  .input(
    z.strictObject({
      ...phaseAt,
      matches: z.array(fixture).min(1).max(fixtureLimits.rows),
      revision: expectedRevision,
    }),
  )
  .output(answer(done))
  .mutation(async ({ ctx, input: { eventId, phaseIndex, matches, revision } }) => {
    const references = { map: matches.flatMap(({ maps }) => maps) }
    await editEvent(ctx, { call: 'add-phase-matches', eventId, references }, async edit => {
      unwrap(checkRevision(getPhase(edit, phaseIndex).revision, revision))
      const added: object[] = []
      for (const { maps, ...fixture } of matches) {
        const numbered = maps.map((mapId, at) => ({ mapId, mapNumber: at + 1 }))
        const match = await checkMatchInput(edit, { data: { ...fixture, phaseIndex }, maps: numbered })
        const id = await insertMatch(edit.trx, eventId, match)
        await replaceMaps(edit.trx, id, match.maps)
        added.push({ id, ...match })
      }
      await touchPhases(edit.trx, eventId, [phaseIndex], edit.revision)
      return { before: null, after: { phaseIndex, matches: added } }
    })
    return { success: true }
  })
