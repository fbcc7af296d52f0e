import type { FastifyInstance } from 'fastify'
import { listJoined } from '../../../game/event/read/event-queries.ts'
import type { Services } from '../../../ground/call/context.ts'
import { ownOrigin } from '../../../ground/call/origin.ts'
import { findOwner, listEntries, updateEntries } from './calendar-queries.ts'
import { writeCalendar } from './write-calendar.ts'

const fileName = /^([\w-]{43})\.ics$/

/** /calendar/{token}.ics: the calendar of the user who has this link, for programs that subscribe to it (rulebook 20.17). */
export async function calendarRoute(app: FastifyInstance, { db, env }: Services): Promise<void> {
  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const token = fileName.exec(request.params.file)?.[1]
    const owner = token && (await findOwner(db, token))
    if (!owner) return reply.code(404).type('text/plain').send('Unknown calendar.')
    const eventIds = await listJoined(db, owner.id)
    await updateEntries(db, eventIds)
    const entries = await listEntries(db, eventIds)
    return reply
      .type('text/calendar; charset=utf-8')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .send(writeCalendar(entries, owner.language, ownOrigin(env, request)))
  })
}
