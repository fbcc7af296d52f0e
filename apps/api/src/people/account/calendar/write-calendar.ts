import { inLanguage, product } from '@game/domain'
import ical, { ICalAlarmType, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { Entry } from './calendar-queries.ts'

const texts = {
  en: {
    open: ({ event, phase }: Entry) => `${event}: ${phase} opens`,
    lock: ({ event, phase }: Entry) => `${event}: ${phase} locks`,
  },
  pl: {
    open: ({ event, phase }: Entry) => `${event}: otwarcie, ${phase}`,
    lock: ({ event, phase }: Entry) => `${event}: zamknięcie, ${phase}`,
  },
}

/** How long before a lock calendars remind of it, in seconds. */
const alarms = [3 * 3600, 3600]

/** How often programs are asked to read the calendar again: a lock may move. */
const readEverySeconds = 3600
/** How long an entry lasts, so that it can be seen in a day. */
const shownMs = 15 * 60_000

/** Writes entries as an iCalendar file (RFC 5545); `origin` is the game's own address (rulebook 20.17). */
export function writeCalendar(entries: readonly Entry[], language: 'en' | 'pl', origin: string): string {
  const calendar = ical({
    name: product.name,
    prodId: { company: product.name, product: 'calendar' },
    ttl: readEverySeconds,
  })
  for (const entry of entries) {
    const { eventId, phaseIndex, kind, at, sequence, cancelled, changedAt } = entry
    const written = calendar.createEvent({
      id: `e${eventId}p${phaseIndex}-${kind}@${new URL(origin).host}`,
      sequence,
      stamp: new Date(changedAt),
      start: new Date(at),
      end: new Date(Date.parse(at) + shownMs),
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: texts[language][kind](inLanguage(entry, language)),
      url: `${origin}/${product.slug}/games/${eventId}`,
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
    if (kind === 'lock' && !cancelled)
      for (const trigger of alarms) written.createAlarm({ type: ICalAlarmType.display, trigger })
  }
  return calendar.toString()
}
