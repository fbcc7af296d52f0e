#!/usr/bin/env bash
# One would guess: the summary of a calendar entry is a text, whatever parameters its line has.
# What happens: SUMMARY;LANGUAGE=pl:… is read as an object { params, val }; a site that prints it shows "[object Object]" for exactly the entries
#   that name their language, and the text for the others.
# Version: node-ical 0.27.2. Source: run.
# For us: the calendar's summaries have no parameters; the language is that of the link.
source "$(dirname "$0")/check.sh"
needs node-ical@0.27.2
sees <<'JS' 3<<'SEEN'
import ical from 'node-ical'
const read = line => {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//a//EN', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261101T000000Z']
  const end = ['DTSTART:20261128T100000Z', line, 'END:VEVENT', 'END:VCALENDAR', '']
  const entries = ical.sync.parseICS([...lines, ...end].join('\r\n'))
  return Object.values(entries).find(({ type }) => type === 'VEVENT').summary
}
console.log(read('SUMMARY:Blokada'))
console.log(JSON.stringify(read('SUMMARY;LANGUAGE=pl:Blokada')), `${read('SUMMARY;LANGUAGE=pl:Blokada')}`)
JS
Blokada
{"params":{"LANGUAGE":"pl"},"val":"Blokada"} [object Object]
SEEN
