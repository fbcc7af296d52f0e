#!/usr/bin/env bash
# One would guess: a calendar that is given the zone Europe/Warsaw writes 10:00 UTC as 11:00 in Warsaw, or as 10:00 with a Z.
# What happens: a plain Date is written with the clock of the *server's* zone and without Z or TZID: a floating time, which every reader takes as its
#   own. DTSTAMP loses its Z too, which RFC 5545 demands there. A zone on the event instead names TZID=Europe/Warsaw next to the server's
#   clock: on a server in UTC the entry is an hour early. No error, and no VTIMEZONE unless one is generated.
# Version: ical-generator 11.1.2. Source: run; its README asks for moment-timezone, Luxon or Day.js objects where zones matter.
# For us: no zone is set, so times are written in UTC with a Z; the phone shows them in its own zone (rulebook 20.17).
source "$(dirname "$0")/check.sh"
needs ical-generator@11.1.2
sees <<'JS' 3<<'SEEN'
import createCalendar from 'ical-generator'
const event = { id: 'lock', start: new Date('2026-11-28T10:00:00Z'), stamp: new Date('2026-11-01T00:00:00Z'), summary: 'Lock' }
const times = (calendar, more) => {
  const made = createCalendar(calendar)
  made.createEvent({ ...event, ...more })
  return made.toString().match(/DT.*/g).join(' ').replaceAll('\r', '')
}
console.log('no zone:', times({}))
console.log('zone of the calendar:', times({ timezone: 'Europe/Warsaw' }))
console.log('zone of the event:', times({}, { timezone: 'Europe/Warsaw' }))
JS
no zone: DTSTAMP:20261101T000000Z DTSTART:20261128T100000Z
zone of the calendar: DTSTAMP:20261101T000000 DTSTART:20261128T100000
zone of the event: DTSTAMP:20261101T000000Z DTSTART;TZID=Europe/Warsaw:20261128T100000
SEEN
