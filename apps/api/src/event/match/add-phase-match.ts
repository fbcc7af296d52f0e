import { z } from 'zod'
import { answer } from '../../contract/answer.ts'
import { adminProcedure } from '../../http/trpc.ts'
import { made } from '../edit/inputs.ts'
import { editEvent } from '../edit/edit-event.ts'
import { checkedMatch, citedMaps, matchInput } from './match-input.ts'
import { insertMatch, replaceMaps } from './queries.ts'
import { touchPhases } from '../phase/queries.ts'

/** A match between two teams of its phase. Refuses MATCH_INCOMPLETE, MATCH_TEAMS_EQUAL, TEAM_NOT_IN_PHASE, MAP_TWICE, MAP_NUMBERS. */
export const addPhaseMatch = adminProcedure
  .input(z.strictObject(matchInput))
  .output(answer(made))
  .mutation(async ({ ctx, input }) => {
    const { eventId } = input
    const editing = { call: 'add-phase-match', eventId, cites: { map: citedMaps(input) } }
    const { after } = await editEvent(ctx, editing, async edit => {
      const match = await checkedMatch(edit, input)
      const id = await insertMatch(edit.trx, eventId, match)
      await replaceMaps(edit.trx, id, match.maps)
      await touchPhases(edit.trx, eventId, [match.phaseIndex], edit.revision)
      return { before: null, after: { id, ...match } }
    })
    return { success: true, id: after.id }
  })
