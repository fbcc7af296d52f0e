import { slugOf } from '@game/domain'
import { z } from 'zod'
import { requireRight } from '../../../ground/call/require-right.ts'
import { organiserProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import { id } from '../../../ground/contract/shapes.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { readAtOnce } from '../../../ground/db/transaction.ts'
import { type SharedEvent, selectSharedEvent } from '../../event-memory/shared-event-queries.ts'
import { listSources } from '../../score-source/reading/source-queries.ts'
import { listOwnIds } from '../own-players/own-player-queries.ts'
import { readCatalogue } from './catalogue.ts'
import { eventFileOf, eventFileText, type StoredEvent } from './write-event-file.ts'

/** Answers an event as the text of a file that `import-event` reads, and a name for that file (rulebook 25.1). */
export const exportEvent = organiserProcedure
  .input(z.strictObject({ id }))
  .output(
    answer(
      z.object({
        fileName: z.string().meta({ description: 'A name for the file.', example: 'vistula-open.json' }),
        text: z.string().meta({
          description: 'The text of the file.',
          example: '{ "version": 1, "event": { "name": "Vistula Open" } }',
        }),
      }),
    ),
  )
  .query(({ ctx: { db, actor }, input: { id } }) => {
    requireRight(actor, id)
    return readAtOnce(db, async trx => {
      const event = (await readStoredEvent(trx, id)) ?? notFound('Event')
      const text = eventFileText(eventFileOf(event, await readCatalogue(trx)))
      return { fileName: `${slugOf(event.name) || 'event'}.json`, text }
    })
  })

/** Reads an event as files have it; undefined if there is no such event. */
export async function readStoredEvent(db: Queryable, eventId: number): Promise<StoredEvent | undefined> {
  const event = await selectSharedEvent(db, eventId).executeTakeFirst()
  return (
    event && { ...withoutOwn(event, await listOwnIds(db, eventId)), sources: await listSources(db, eventId) }
  )
}

/** Leaves out what only this event can have: its own teams and players, and their matches (rulebook 30.10). */
const withoutOwn = (event: SharedEvent, own: { teams: number[]; players: number[] }): SharedEvent => ({
  ...event,
  phases: event.phases.map(phase => ({
    ...phase,
    teams: phase.teams
      .filter(({ teamId }) => !own.teams.includes(teamId))
      .map(team => ({
        ...team,
        players: team.players.filter(({ playerId }) => !own.players.includes(playerId)),
      })),
    matches: phase.matches.filter(
      ({ homeTeamId, awayTeamId }) => !own.teams.includes(homeTeamId) && !own.teams.includes(awayTeamId),
    ),
  })),
})
