/** Measures what a kill feed of 200 MB costs: `node scripts/measure-kill-feed.ts [kills]`. Nothing is written. */
import { keyplays, scoreFileReader } from '../src/index.ts'

const kills = Number(process.argv[2] ?? 1_500_000)
const killsOfRound = 5
const roundsOfMap = 24
const steamId = (player: number): string => `765611979${String(60_000_000 + player)}`
const flag = (yes: boolean): string => (yes ? 'True' : 'False')

const header =
  'match_id,map_name,total_rounds_played,tick,attacker_steamid,attacker_name,attacker_team,user_steamid,user_name,user_team,assister_steamid,assistedflash,weapon,headshot,noscope,thrusmoke,penetrated,distance'

/** One line of the file as text, so that its cells are slices of it, as those of a CSV reader are. */
const line = (kill: number): string => {
  const round = Math.floor(kill / killsOfRound)
  const map = Math.floor(round / roundsOfMap)
  const [ours, theirs] = [map % 64, (map * 7 + 1) % 64]
  const [attacker, victim] = [ours * 5 + (kill % 5), theirs * 5 + ((kill * 3) % 5) + 320]
  const tick = (round % roundsOfMap) * 6000 + (kill % killsOfRound) * 400
  return `series-${map}-of-the-season,de_mirage,${round % roundsOfMap},${tick},${steamId(attacker)},name of attacker,Team ${ours},${steamId(victim)},name of victim,Team ${theirs + 64},${steamId(attacker + 1)},${flag(kill % 20 === 0)},ak47,${flag(kill % 2 === 0)},False,False,0,12.34`
}

const mebibytes = (bytes: number): number => Math.round(bytes / 2 ** 20)
const used = (): { rss: number; kept: number } => {
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage()
  return { rss: mebibytes(rss), kept: mebibytes(heapUsed + arrayBuffers) }
}

const file = scoreFileReader({
  type: 'kill',
  phaseIndex: 1,
  phases: [1],
  knows: () => true,
  keyplayTypes: new Map(keyplays.map(({ id, type }) => [id, type])),
})
const before = used()
const start = performance.now()
let bytes = header.length
let peak = before.rss
file.header(header.split(','))
for (let kill = 0; kill < kills; kill++) {
  const text = line(kill)
  bytes += text.length + 1
  file.row(text.split(','), kill + 2)
  if (kill % 50_000 === 0) peak = Math.max(peak, used().rss)
}
const read = performance.now()
const result = file.finish()
const end = performance.now()
peak = Math.max(peak, used().rss)
const figures = {
  megabytes: Math.round(bytes / 1e6),
  kills,
  readSeconds: Math.round(read - start) / 1000,
  finishSeconds: Math.round(end - read) / 1000,
  before,
  after: used(),
  risePeak: peak - before.rss,
  peakOfProcess: Math.round(process.resourceUsage().maxRSS / 1024),
  counts: result.ok && result.counts.length,
}
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`)
