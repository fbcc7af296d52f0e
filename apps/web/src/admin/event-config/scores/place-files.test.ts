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

test.each([
  ['both, whatever the order and the input', [stats, kills], 'kill', { kill: kills, match: stats }],
  ['one that was dropped on the other input', [stats], 'kill', { match: stats }],
  ['counts, where they were dropped', [counts], 'match', { match: counts }],
  ['counts next to kills, in the free upload', [kills, counts], 'kill', { kill: kills, match: counts }],
  ['a server log, which is for both, where it was dropped', [log], 'match', { match: log }],
  ['a server log alone', [kills, log, stats], 'kill', { kill: log }],
  ['UTF-16 with tabs, and a line sep=', [excel, separated], 'kill', { kill: separated, match: excel }],
  ['a packed file', [packed], 'match', { kill: packed }],
  ['a server log of another name', [console], 'match', { match: console }],
  ['what fits no layout, where it was dropped', [other], 'match', { match: other }],
] as const)('files are placed: %s (rulebook 11.36)', async (_, files, on, placed) => {
  expect(await placeFiles(files, on)).toEqual(placed)
})
