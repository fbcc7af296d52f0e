import { expect, test } from 'vitest'
import { faultsAtBeginning, kindOfFile } from './file-beginning.ts'

const header = 'map_name,round,tick,attacker_steamid,user_steamid'
/** A kill feed of more than a megabyte, whose beginning is this text. */
const large = (beginning: string, rows = 50_000) =>
  new File(
    [beginning, Array.from({ length: rows }, (_, at) => `de_nuke,${at},${at * 9000},1,2\n`).join('')],
    'kills.csv',
  )

test.each([
  ['a missing column', large(`${header.replace('round,', '')}\n`), 1, 'This column is missing.'],
  ['a header of no layout', large('a,b\n'), 1, 'The header matches no known layout'],
  ['a file of the other upload', large('steamid,adr,map_name\n'), 1, 'it belongs to the match upload'],
  ['a wrong cell', large(`${header}\nde_nuke,0,soon,1,2\n`), 2, 'Must be a whole number'],
])('a large file is not sent first: %s (rulebook 8.14)', async (_, file, line, reason) => {
  const found = await faultsAtBeginning([file], 'kill')
  expect(found?.faults[0]).toMatchObject({ line, reason: expect.stringContaining(reason) })
  expect(found?.faultCount).toBe(found?.faults.length)
})

test.each([
  ['is right at its beginning', large(`${header}\n`)],
  ['is small, so that the server tells all its faults', large('a,b\n', 1)],
  ['has phases, which the server knows', large(`${header},phase\nde_nuke,0,1,1,2,9\n`, 0)],
  ['has counts', large('phase,steamId,keyplayId,count\n')],
])('a file is sent if it %s', async (_, file) => {
  expect(await faultsAtBeginning([file], 'kill')).toBeNull()
})

test('of several large files each is read, and its faults name it', async () => {
  const right = large(`${header}\n`)
  const wrong = new File([large('a,b\n')], 'wrong.csv')
  const found = await faultsAtBeginning([right, wrong], 'kill')
  expect(found?.faults.map(({ file }) => file)).toEqual(['wrong.csv'])
})

test('a server log with a name that was cut in the middle of a character is one, whatever it is called', async () => {
  const line = 'L 01/19/2026 - 18:56:27: "Birch'
  const log = new File([line, new Uint8Array([0xc3]), '<3><[U:1:9]><CT>" purchased "ak47"\n'], 'console.txt')
  expect((await kindOfFile(log)).isForBoth).toBe(true)
})
