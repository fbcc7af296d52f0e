import { expect, test } from 'vitest'
import { placeFiles } from './place-files.ts'

const kills = new File(['attacker_steamid,user_steamid,map_name\n1,2,de_nuke'], 'kills.csv')
const stats = new File(['steamid;adr;map_name\n1;80;de_nuke'], 'stats.csv')
const counts = new File(['phase,steamId,keyplayId,count\n1,1,1,1'], 'counts.csv')
const log = new File(['L 01/19/2026 - 19:03:17: Starting Freeze period'], 'inferno.LOG')
const excel = new File(
  [
    new Uint16Array(
      Array.from('\uFEFFsteamid\tadr\tmap_name\n1\t80\tde_nuke', letter => letter.charCodeAt(0)),
    ),
  ],
  'excel.txt',
)
const separated = new File(['sep=;\nattacker_steamid;user_steamid\n1;2'], 'separated.csv')
const gzip = new Blob(['attacker_steamid,user_steamid\n1,2'])
  .stream()
  .pipeThrough(new CompressionStream('gzip'))
const packed = new File([await new Response(gzip).blob()], 'kills.csv.gz')
const console = new File(['cs2 | L 01/19/2026 - 19:03:17: Starting Freeze period'], 'console.txt')
const other = new File(['what'], 'other.csv')
const maps = (...files: File[]) => ({ files, isCounts: false })
const whole = (...files: File[]) => ({ files, isCounts: true })

test.each([
  [
    'both, whatever the order and the input',
    [stats, kills],
    'kill',
    { kill: maps(kills), match: maps(stats) },
  ],
  ['one that was dropped on the other input', [stats], 'kill', { match: maps(stats) }],
  [
    'several of one layout, together',
    [kills, stats, kills],
    'kill',
    { kill: maps(kills, kills), match: maps(stats) },
  ],
  ['counts, where they were dropped', [counts], 'match', { match: whole(counts) }],
  [
    'counts next to kills, in the free upload',
    [kills, counts],
    'kill',
    { kill: maps(kills), match: whole(counts) },
  ],
  [
    'server logs, which are for both, where they were dropped',
    [log, log],
    'match',
    { match: maps(log, log) },
  ],
  ['a server log with the CSV files of one upload', [log, stats], 'kill', { match: maps(stats, log) }],
  [
    'UTF-16 with tabs, and a line sep=',
    [excel, separated],
    'kill',
    { kill: maps(separated), match: maps(excel) },
  ],
  ['a packed file', [packed], 'match', { kill: maps(packed) }],
  ['a server log of another name', [console], 'match', { match: maps(console) }],
  ['what fits no layout, where it was dropped', [other], 'match', { match: maps(other) }],
] as const)('files are placed: %s (rulebook 11.36)', async (_, files, on, placed) => {
  expect(await placeFiles(files, on)).toEqual(placed)
})
