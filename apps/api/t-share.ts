import { mkdirSync, writeFileSync } from 'node:fs'
import { loadArt } from './src/share/draw/art.ts'
import { drawShare } from './src/share/draw/draw-share.ts'
import type { ShareFacts } from './src/share/facts.ts'
const card = (name: string, img = 'spirit-donk', n = 0) => ({ name, img, team: ['spirit', 'falcons', 'vitality', 'furia', 'navi'][n] ?? 'spirit', sleeved: n % 2 === 0, score: 123_456.78 })
const long = 'WWWWWWWWWWWWWWWWWWWWWWWW'
const deck = (username: string, names: string[]) => ({ user: { username, avatar: 'lynx' }, cards: names.map((n, i) => card(n, ['spirit-donk-rifler','falcons-niko-awp','vitality-zywoo-awp','furia-fallen-igl','navi-x'][i], i)), score: 1_234_567.89 })
const names = ['الجزائري صاحب اللقب الطويل', 'יהונתן בן־דוד הארוך', 'WWWWWWWWWWWWWWWWWWWW', '中国选手小明', '한국선수 김']
const event = { name: 'مهرجان الرياض الدولي للألعاب الإلكترونية 2026', img: 'alpine-major', phase: '第一阶段 小组赛 グループ' }
const latin = { name: 'Wielkie Mistrzostwa Polski w Counter-Strike im. Wszystkich Świętych 2026', img: 'krakow-invitational', phase: 'Faza grupowa grupa A, runda pierwsza z siedmiu, Kraków' }
const all: [string, ShareFacts][] = [
  ['deck', { kind: 'deck', event, deck: deck(long, names), goal: 999_999, reached: true, rank: 1_000_000 }],
  ['deck-latin', { kind: 'deck', event: latin, deck: deck(long, ['ZywOo','m0NESY','kyousuke','YEKINDAR','magixx']), goal: 999_999, reached: false, rank: 1_000_000 }],
  ['rivalry', { kind: 'rivalry', event, decks: [deck(long, names), deck('ola', names)] }],
  ['round', { kind: 'round', league: '中文联赛 とても長いリーグ 한국 리그 WWWWWWWWWWWWWWW', round: 10, rounds: 20, event, pairs: Array.from({ length: 10 }, (_, i) => ({ home: long, away: i % 3 ? long : null, homeScore: 1_234_567.89, awayScore: 22 })), rows: [] }],
  ['table', { kind: 'round', league: 'Liga', round: 10, rounds: 20, event: latin, pairs: [], rows: Array.from({ length: 10 }, (_, i) => ({ rank: i + 1, name: long, points: 1_234_567.89 })) }],
  ['season', { kind: 'season', user: { username: long, avatar: 'lynx' }, year: 2026, img: 'alpine-major', decks: 120, won: 100, board: { rank: 1_000_000, points: 123_456.78 }, bestKeyplay: { name: 'Poczwórne zabójstwo', points: 123_456.78 }, bestPhase: { event: event.name, topPercent: 1 }, luckiestCard: { name: names[0] ?? '', score: 1234.56, share: 0.001 }, closestMiss: { event: latin.name, missing: 0.01 } }],
]
const only = process.argv[2]
mkdirSync('/tmp/d-share', { recursive: true })
for (const [name, facts] of all) for (const size of ['wide', 'tall'] as const) {
  if (only && !name.startsWith(only)) continue
  const art = await loadArt(facts, async () => undefined)
  const times: number[] = []
  let bytes = Buffer.alloc(0)
  for (let n = 0; n < 7; n++) { const start = performance.now(); bytes = await drawShare(facts, size, art, 'pl'); times.push(performance.now() - start) }
  writeFileSync(`/tmp/d-share/${name}-${size}.png`, bytes)
  console.log(name, size, `first ${times[0]?.toFixed()} ms, median ${times.toSorted((a, b) => a - b)[3]?.toFixed()} ms, ${(bytes.length / 1000).toFixed()} kB`)
}
