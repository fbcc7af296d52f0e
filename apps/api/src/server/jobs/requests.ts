import type { PgBoss } from 'pg-boss'
import type { PhaseChange } from './due-work-queries.ts'
import { queues } from './queues.ts'
import type { Retry } from './schedule.ts'

export type Requests = ReturnType<typeof openRequests>

/** Adds work to the queues. A request whose key is already waiting is not added twice. */
export function openRequests(boss: PgBoss) {
  return {
    rank: (eventId: number) => boss.send(queues.score, { eventId }, { singletonKey: String(eventId) }),
    /** Requests the notifications about an event's phases. */
    notify: (eventId: number) => boss.send(queues.notices, { eventId }, { singletonKey: String(eventId) }),
    /** Requests the tables of the leagues of an event. */
    leagues: (eventId: number) => boss.send(queues.leagues, { eventId }, { singletonKey: String(eventId) }),
    read: (sourceId: number) => boss.send(queues.source, { sourceId }, { singletonKey: String(sourceId) }),
    project: ({ eventId, at }: { eventId: number; at: string }) =>
      boss.send(queues.projection, { eventId }, { startAfter: at, singletonKey: String(eventId) }),
    /** Wakes up at the opening of a phase. */
    wakeFor: ({ eventId, phaseIndex, at }: PhaseChange) =>
      boss.send(
        queues.clock,
        { eventId, phaseIndex },
        { startAfter: at, singletonKey: [eventId, phaseIndex, at].join(' ') },
      ),
    tryAgain: ({ kind, eventId, at }: Retry) =>
      boss.send(
        queues.retry,
        { kind, eventId },
        { startAfter: at, singletonKey: [kind, eventId, at].join(' ') },
      ),
    /** Requests the sending of due mail. Two keys would be two senders at once: one of them is enough. */
    mail: () => boss.send(queues.mail, null, { singletonKey: 'mail' }),
    /** Requests the sending of due webhooks, at once or at an instant. */
    webhooks: (at?: string) =>
      boss.send(queues.webhooks, null, {
        singletonKey: `webhooks ${at ?? ''}`,
        ...(at && { startAfter: at }),
      }),
    /** Requests the sending of due pushes, which do not wait for a slow mail server. */
    push: () => boss.send(queues.push, null, { singletonKey: 'push' }),
    upkeep: () => boss.send(queues.upkeep),
  }
}
