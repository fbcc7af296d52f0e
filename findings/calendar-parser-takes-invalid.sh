#!/usr/bin/env bash
# One would guess: a reader that takes a calendar without a word has found it valid.
# What happens: an entry without UID and DTSTAMP, one that ends before it begins, and METHOD:PUBLISH without ORGANIZER are all read. The
#   restrictions of libical 3.0.16, which many programs use, refuse the last only: without a METHOD they ask for neither UID nor DTSTAMP.
# Version: ical.js 2.2.1. Source: run.
# For us: ical.js reads the calendar in the unit tests, libical and khal judge it in the faults, khal by what it keeps.
source "$(dirname "$0")/check.sh"
needs ical.js@2.2.1
sees <<'JS' 3<<'SEEN'
import ICAL from 'ical.js'
const read = (head, entry) => {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//a//EN', ...head, 'BEGIN:VEVENT', ...entry, 'END:VEVENT', 'END:VCALENDAR', '']
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(lines.join('\r\n'))).getFirstSubcomponent('vevent'))
  return `${event.uid} ${event.startDate} ${event.duration}`
}
const whole = ['UID:1', 'DTSTAMP:20261101T000000Z', 'DTSTART:20261128T100000Z', 'DTEND:20261128T101500Z']
console.log(read([], whole.slice(2)))
console.log(read([], [...whole.slice(0, 3), 'DTEND:20261128T090000Z']))
console.log(read(['METHOD:PUBLISH'], whole))
JS
null 2026-11-28T10:00:00Z PT15M
1 2026-11-28T10:00:00Z -PT1H
1 2026-11-28T10:00:00Z PT15M
SEEN
