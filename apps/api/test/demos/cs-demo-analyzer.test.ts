import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { analyzeDemo } from '@akiver/cs-demo-analyzer'
import { fromCsv, keyplayTable, readScoreFile, uploadsOfDemos } from '@game/domain'
import { expect, onTestFinished, test } from 'vitest'
import { readInChild } from '../../src/game/score/upload/demo/read-in-child.ts'
import { newMatch, seriesDemos, syntheticPeople } from './scenarios.ts'

// A reader of demos that has nothing in common with the game's: another parser, another language, its own counting.

const options = { phaseIndex: 1, phases: [1], knows: () => true }
const keyplayTypes = new Map(keyplayTable.map(({ id, type }) => [id, type]))
type Count = { steamId: string; keyplayId: number; count: number }
const textOf = (counts: readonly Count[]) =>
  counts.map(({ steamId, keyplayId, count }) => `${steamId} ${keyplayId} ${count}`).toSorted()

/** What the game counts of the kills of a demo; and what it counts of the table that cs-demo-analyzer makes of it, with that of the players. */
async function readTwice(demo: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'clutchdeck-analyzer-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'match.dem')
  await writeFile(file, demo)

  const handle = await open(file)
  const reading = await readInChild(handle, { memoryMb: 1024 })
  await handle.close()
  if (!reading.ok) throw new Error(reading.reason)
  const uploads = uploadsOfDemos([{ name: 'match.dem', recording: reading.recording }], options)
  if (!uploads.ok) throw new Error(JSON.stringify(uploads.faults))
  const own: Count[] = uploads.uploads.kill.maps.flatMap(({ counts }) => counts)

  const said: string[] = []
  const onStderr = (text: string) => void said.push(text)
  await analyzeDemo({ demoPath: file, outputFolderPath: folder, format: 'csv', source: 'valve', onStderr })
  const tableOf = async (name: string) => {
    const found = (await readdir(folder)).find(each => each.endsWith(`_${name}.csv`))
    return readFile(join(folder, found ?? `no ${name}: ${said.join('')}`))
  }
  const kills = { ...options, type: 'kill', keyplayTypes } as const
  const feed = await readScoreFile('kills.csv', await tableOf('kills'), kills)
  if (!feed.ok || !('counts' in feed)) throw new Error(JSON.stringify(feed))
  const { counts: theirs, uncounted } = feed
  const [header, ...players] = fromCsv((await tableOf('players')).toString()).rows.map(({ cells }) => cells)
  /** Its own counts, which the game does not read, by the keyplays that they are like. */
  const likeOurs = players.flatMap(cells =>
    Object.entries(columnsLikeKeyplays).map(([keyplayId, column]) => ({
      steamId: cells[header?.indexOf('steamid') ?? -1] ?? '',
      keyplayId: Number(keyplayId),
      count: Number(cells[header?.indexOf(column) ?? -1]),
    })),
  )
  return { own, theirs, uncounted, likeOurs: likeOurs.filter(({ count }) => count > 0) }
}

const columnsLikeKeyplays = { 1: 'headshots', 6: 'first kill', 7: 'trade kill', 9: '3k', 10: '4k', 11: '5k' }
const isLikeTheirs = ({ keyplayId }: Count) => keyplayId in columnsLikeKeyplays
const isNotBlind = ({ keyplayId }: Count) => keyplayId !== 5

/** The generated demos have no grenades that fly, without which cs-demo-analyzer leaves out the kills of those. */
const withoutThrown = (weapon: string) => (/grenade|inferno|molotov/.test(weapon) ? 'ak47' : weapon)

test.each([
  // The victim had killed exactly 320 ticks before, which is 5 seconds for the game, and no longer less than 5 for cs-demo-analyzer.
  ['vitality-furia', ['vitality-furia-m4.dem 76561198058500492 7: 5, 4']],
  // The victim had killed a team mate before, which makes no trade for the game.
  ['spirit-falcons', ['spirit-falcons-m2.dem 76561198995880877 7: 1, 2']],
] as const)(
  'of each map of the series %s cs-demo-analyzer says what the game counts, but for one trade (rulebook 7.1, 7.8, 8.5)',
  async (series, different) => {
    const differences: string[] = []
    for (const [name, demo] of await seriesDemos(series, withoutThrown)) {
      const { own, theirs, likeOurs } = await readTwice(demo)
      expect(own.length, name).toBeGreaterThan(20)
      expect(textOf(theirs), name).toEqual(textOf(own))
      const countOf = (counts: readonly Count[], { steamId, keyplayId }: Count) =>
        counts.find(each => each.steamId === steamId && each.keyplayId === keyplayId)?.count ?? 0
      for (const each of [...own.filter(isLikeTheirs), ...likeOurs]) {
        const [ours, others] = [countOf(own, each), countOf(likeOurs, each)]
        if (ours !== others) differences.push(`${name} ${each.steamId} ${each.keyplayId}: ${ours}, ${others}`)
      }
    }
    expect([...new Set(differences)]).toEqual(different)
  },
)

test('cs-demo-analyzer differs in trades after a team kill, openings after a death without a killer, and blindness (rulebook 7.6, 7.7, 7.8)', async () => {
  const match = newMatch().startMatch()
  match.startRound().after(90).kill(null, 'bea', 'world').after(30)
  match.kill('fay', 'ada', 'ak47', { headshot: true }).endRound('counter')
  match.startRound().after(90).kill('gus', 'ada', 'awp', { noscope: true, penetrated: 2 }).after(30)
  match.kill('bea', 'cem', 'ak47').after(30).kill('hal', 'bea', 'deagle').endRound('counter')
  const flash = { assister: 'eli', assistedflash: true, thrusmoke: true }
  match.startRound().after(90).kill('dov', 'jan', 'knife', flash).after(30)
  match.kill('ivo', 'dov', 'm4a1', { attackerblind: true }).endRound('terrorist')
  const { own, theirs, uncounted, likeOurs } = await readTwice(match.endMatch().write())

  const of = (name: string) => syntheticPeople.find(person => person.name === name)?.steamId
  expect(uncounted).toContain(5)
  expect(textOf(own.filter(({ keyplayId }) => keyplayId === 5))).toEqual([`${of('ivo')} 5 1`])
  expect(textOf(theirs)).toEqual(textOf(own.filter(isNotBlind)))
  const [ours, others] = [textOf(own.filter(isLikeTheirs)), textOf(likeOurs)]
  expect(ours.filter(each => !others.includes(each))).toEqual([`${of('fay')} 6 1`])
  expect(others.filter(each => !ours.includes(each))).toEqual([`${of('hal')} 7 1`])
})
