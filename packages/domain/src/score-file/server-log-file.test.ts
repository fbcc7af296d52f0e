import { expect, it } from 'vitest'
import { logOf, says, steamIdOf } from '../../test/log-lines.ts'
import { goldenCounts } from '../../test/read-csv.ts'
import { realLog } from '../../test/real-log.ts'
import { uploadOf } from '../keyplay/keyplay-table.ts'
import type { LoggedUploadOptions } from './logged-uploads.ts'
import { isServerLogName, serverLogFileReader } from './server-log-file.ts'

const event = { phaseIndex: 1, phases: [1, 2], knows: () => true }
const read = (text: string, options: Partial<LoggedUploadOptions> = {}) => {
  const file = serverLogFileReader({ ...event, ...options })
  file.read(text)
  return file.finish()
}
const text = realLog()

it('returns both uploads at once (rulebook 14.14)', () => {
  const result = read(text)
  expect(result).toMatchObject({
    ok: true,
    layout: 'server log',
    phases: [1],
    uploads: { kill: { rows: 97, uncounted: [] }, match: { rows: 10, uncounted: [] } },
    incomplete: [17, 19],
    maps: [
      { map: 'de_inferno', state: 'final', roundsPlayed: 15, agreement: { compared: 10, agreeing: 10 } },
    ],
    skipped: [],
  })
  if (!result.ok) return
  const { kill, match } = result.uploads
  expect(kill.counts.every(({ keyplayId }) => uploadOf(keyplayId, 'match') === 'kill')).toBe(true)
  expect(match.counts.every(({ keyplayId }) => uploadOf(keyplayId, 'kill') === 'match')).toBe(true)
  expect(kill.counts.length + match.counts.length).toBe(goldenCounts('server-log-inferno').length)
})

it('adds up the finished maps and leaves out an unfinished one', () => {
  const before = text.slice(0, text.indexOf('RoundsPlayed: 9'))
  const twice = read(`${text}${text}${before}`)
  const once = read(text)
  if (!twice.ok || !once.ok) throw new Error('a log is refused')
  expect(twice.maps).toHaveLength(2)
  expect(twice.uploads.kill.counts).toEqual(
    once.uploads.kill.counts.map(each => ({ ...each, count: 2 * each.count })),
  )
  expect(read(before)).toMatchObject({ ok: true, maps: [{ state: 'running' }] })
})

it('says what a log lacks of a map, as one cut into two files does (rulebook 14.14)', () => {
  const cut = text.indexOf('\n', text.indexOf('RoundsPlayed: 9'))
  const [first, second] = [text.slice(0, cut), text.slice(cut)]
  expect(read(text)).toMatchObject({ notes: [] })
  expect(read(first)).toMatchObject({
    notes: [expect.stringMatching(/^The log does not have the end of de_inferno; the rounds/)],
  })
  expect(read(second)).toMatchObject({
    notes: [expect.stringMatching(/^The log has de_inferno only from round 10 on\./)],
  })
  expect(read(text + first)).toMatchObject({
    notes: ['de_inferno is left out: the log does not have its end.'],
  })
})

it.each<[string, string, Partial<LoggedUploadOptions>, string]>([
  ['not a log', 'a,b\n1,2\n', {}, 'This is not a server log'],
  ['an empty file', '', {}, 'This is not a server log'],
  ['bytes', '\0\uFFFD\0\n', {}, 'This is not a server log'],
  ['a log of the warm-up', text.slice(0, text.indexOf('Warmup_End')), {}, 'The log has no round that counts'],
  ['no phase', text, { phaseIndex: undefined }, 'choose a phase'],
  ['a phase that the event does not have', text, { phaseIndex: 3 }, 'The event has no phase 3.'],
])('refuses %s', (_, log, options, reason) => {
  const result = read(log, options)
  expect(result).toMatchObject({
    ok: false,
    faults: [{ line: 1, reason: expect.stringContaining(reason) }],
    faultCount: 1,
  })
})

it('refuses the mixed logs of two servers, whose matches would be mixed up (rulebook 14.15)', () => {
  const lines = text.split('\n').filter(line => line !== '')
  const of = (service: string) => lines.map(line => `\x1b[36m${service}  | \x1b[0m${line}`)
  const [first, second] = [of('cs2-1'), of('cs2-2')]
  expect(read(first.join('\n'))).toMatchObject({ ok: true, notes: [] })
  const mixed = first.flatMap((line, at) => [line, second[at]]).join('\n')
  expect(read(mixed)).toMatchObject({
    faults: [
      { reason: 'This file has logs of several servers (cs2-1, cs2-2). Upload each as a separate file.' },
    ],
  })
})

it('names unknown players, or skips them (rulebook 8.11)', () => {
  const knows = (steamId: string): boolean => steamId !== '76561198860265729'
  expect(read(text, { knows })).toMatchObject({
    ok: false,
    faults: [{ reason: 'No player has the SteamID 76561198860265729, of "Alder" in "Orange".' }],
  })
  expect(read(text, { knows, skipUnknown: true })).toMatchObject({
    ok: true,
    skipped: ['76561198860265729'],
  })
})

it('is refused if nobody is known, also when unknown players are skipped (rulebook 8.11)', () => {
  expect(read(text, { knows: () => false, skipUnknown: true })).toMatchObject({
    ok: false,
    faults: [{ line: 1, reason: expect.stringMatching(/^None of the players .* \(10 SteamIDs\)/) }],
  })
})

it('sees no skipped person as alive, such as a coach at the spawn: the last player has the clutch (rulebook 14.10)', () => {
  const { freeze, score, here, start, kill, won, over } = says
  const log = logOf(
    freeze,
    score(0),
    here('A', 'B', 'C', 'F'),
    start,
    kill('F', 'B'),
    kill('A', 'F'),
    won('CT'),
    over,
  )
  const clutchesOf = (options: Partial<LoggedUploadOptions>) => {
    const result = read(log, options)
    return result.ok && result.uploads.match.counts.filter(({ keyplayId }) => keyplayId === 16)
  }
  const withoutC = (steamId: string): boolean => steamId !== steamIdOf('C')
  expect(clutchesOf({ skipUnknown: true })).toEqual([])
  expect(clutchesOf({ knows: withoutC, skipUnknown: true })).toEqual([
    { phase: 1, steamId: steamIdOf('A'), keyplayId: 16, count: 1 },
  ])
})

it('is recognised by its name', () => {
  expect(['a.log', 'A.LOG', 'a.log.csv', 'log'].map(isServerLogName)).toEqual([true, true, false, false])
})
