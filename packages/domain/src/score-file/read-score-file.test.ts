import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { anyEvent, dataCells, goldenCounts, readWell } from '../../test/read-csv.ts'
import { realLog } from '../../test/real-log.ts'
import { readScoreFile } from './read-score-file.ts'
import { isServerLog } from './server-log-file.ts'

const text = readFileSync(new URL('../../test/data/spirit-falcons-kills.csv', import.meta.url), 'utf8')
const feed = { ...anyEvent, type: 'kill' } as const
const expected = readWell(dataCells('spirit-falcons-kills.csv'), feed)

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le')
const [header = ''] = text.split('\n', 1)
/** The file with a second header before its hundredth line. */
const twice = (second: string): string => text.split('\n').toSpliced(99, 0, second).join('\n')
const inWords = (yes: string, no: string): string => text.replaceAll('True', yes).replaceAll('False', no)
const tabbed = text.replaceAll(',', '\t')

it.each<[string, string, Buffer]>([
  ['UTF-8', 'a.csv', Buffer.from(text)],
  ['UTF-8 with a byte order mark', 'a.csv', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16 with a byte order mark', 'a.csv', utf16(`\uFEFF${text}`)],
  ['UTF-16 without one', 'a.csv', utf16(text)],
  ['big-endian UTF-16', 'a.csv', utf16(`\uFEFF${text}`).swap16()],
  ['big-endian UTF-16 without a mark', 'a.csv', utf16(text).swap16()],
  ['tabs', 'a.txt', Buffer.from(tabbed)],
  ['tabs in UTF-16, as spreadsheets write them', 'a.txt', utf16(`\uFEFF${tabbed.replaceAll('\n', '\r\n')}`)],
  ['semicolons', 'a.csv', Buffer.from(text.replaceAll(',', ';'))],
  ['a line sep=', 'a.csv', Buffer.from(`sep=;\r\n${text.replaceAll(',', ';')}`)],
  ['a quoted line sep=', 'a.csv', Buffer.from(`\uFEFF"sep=,"\n${text}`)],
  ['two files put together', 'a.csv', Buffer.from(twice(header))],
  ['two files with byte order marks put together', 'a.csv', Buffer.from(`\uFEFF${twice(`\uFEFF${header}`)}`)],
  ['empty cells at the ends of lines', 'a.csv', Buffer.from(text.replaceAll('\n', ',,\n'))],
  ['words of a German spreadsheet', 'a.csv', Buffer.from(inWords('WAHR', 'FALSCH'))],
  ['words of a French spreadsheet', 'a.csv', Buffer.from(inWords('VRAI', 'FAUX'))],
  ['words of a Polish spreadsheet', 'a.csv', Buffer.from(inWords('PRAWDA', 'FAŁSZ'))],
  ['words of a Spanish spreadsheet', 'a.csv', Buffer.from(inWords('VERDADERO', 'FALSO'))],
  ['gzip', 'a.csv.gz', gzipSync(text)],
  ['gzip of any name', 'a.csv', gzipSync(text)],
  ['gzip of UTF-16', 'a.gz', gzipSync(utf16(`\uFEFF${tabbed}`))],
])('reads a file in %s (rulebook 8.2, 8.30)', async (_, name, bytes) => {
  expect(await readScoreFile(name, bytes, feed)).toEqual(expected)
})

it.each(['a.log', 'a.log.gz', 'a.txt', 'a.gz'])(
  'reads a server log called %s (rulebook 14.14)',
  async name => {
    const bytes = name.endsWith('.gz') ? gzipSync(realLog()) : Buffer.from(realLog())
    const result = await readScoreFile(name, bytes, feed)
    if (!result.ok || !('uploads' in result)) throw new Error('not read as a log')
    const { kill, match } = result.uploads
    expect(kill.counts.length + match.counts.length).toBe(goldenCounts('server-log-inferno').length)
  },
)

it('reads a server log with a name that was cut in the middle of a character (rulebook 8.30)', async () => {
  const whole = await readScoreFile('a.log', Buffer.from(realLog()), feed)
  const cut = Buffer.from(realLog().replaceAll('"Birch<', '"Birch\xc3<'), 'latin1')
  for (const name of ['a.log', 'a.txt']) expect(await readScoreFile(name, cut, feed)).toEqual(whole)
})

it.each<[string, Buffer, string, number]>([
  ['broken gzip', gzipSync(text).subarray(0, 200), 'The file cannot be unpacked.', 1],
  [
    'bytes that are no text',
    Buffer.from([0x61, 0x2c, 0xff, 0x0a]),
    'The file is neither UTF-8 nor UTF-16. Spreadsheets can save it as CSV UTF-8.',
    1,
  ],
  [
    'wrong quotes',
    Buffer.from('round,attacker_steamid,user_steamid\n1,"2",3\n1,"2"x,3\n'),
    'A value that contains quotes must be quoted, with each inner quote doubled.',
    3,
  ],
])('refuses %s (rulebook 8.2, 8.30)', async (_, bytes, reason, line) => {
  expect(await readScoreFile('a.csv', bytes, feed)).toEqual({
    ok: false,
    faults: [{ line, column: '', reason }],
    faultCount: 1,
  })
})

it('tells the line of a fault, whatever stands before it', async () => {
  const bytes = Buffer.from('sep=,\nround,attacker_steamid,user_steamid,weapon\n\n1,2,3,"a\nb"\n1,2,x,ak47\n')
  expect(await readScoreFile('a.csv', bytes, feed)).toMatchObject({
    faults: [{ line: 6, column: 'user_steamid' }],
    faultCount: 1,
  })
})

it('knows a log of any name by its lines, but reads a .csv as a table', () => {
  const line = 'cs2-1 | L 01/19/2026 - 19:03:17: Starting Freeze period'
  expect([
    isServerLog('a.txt', line),
    isServerLog('a', line),
    isServerLog('a.csv', line),
    isServerLog('a.txt', 'steamid,adr'),
  ]).toEqual([true, true, false, false])
})
