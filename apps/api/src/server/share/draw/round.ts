import type { RoundFacts, ShareSize } from '../read/facts.ts'
import type { ShareWords } from '../read/words.ts'
import type { Art } from './art.ts'
import { colours, sheet } from './sheet.ts'
import { words } from './text.ts'

const layouts = {
  wide: { left: 48, width: 1104, top: 222, row: 66, most: 5, text: 30, title: 52, titleAt: 96 },
  tall: { left: 60, width: 960, top: 560, row: 116, most: 10, text: 42, title: 76, titleAt: 230 },
}
type Layout = (typeof layouts)[ShareSize]

/** Draws a round of a league: its pairs, or the first places of the table after it. */
export function drawRound(facts: RoundFacts, size: ShareSize, art: Art, say: ShareWords) {
  const at = layouts[size]
  const { left: x, width, title, titleAt } = at
  const rows =
    facts.pairs.length > 0
      ? facts.pairs.slice(0, at.most).map((pair, n) => pairRow(pair, n, at, say))
      : facts.rows.slice(0, at.most).map((row, n) => tableRow(row, n, at, say))
  return sheet(
    size,
    facts.event,
    art,
    `${words(facts.league, { x, y: titleAt, width }, { size: title, weight: 800 })}
${words(say.round(facts.round, facts.rounds), { x, y: titleAt + title, width }, { size: at.text, weight: 800, fill: colours.gold })}
${words(facts.event.name, { x, y: titleAt + title + at.text * 1.5, width }, { size: at.text * 0.85, fill: colours.soft })}${rows.join('')}`,
  )
}

const panel = (n: number, { left, width, top, row }: Layout) =>
  `<rect x="${left}" y="${top + n * row}" width="${width}" height="${row - 10}" rx="14" fill="url(#panel)" fill-opacity=".92"/>`
const lineOf = (n: number, { top, row, text }: Layout) => top + n * row + (row - 10) / 2 + text * 0.35

function pairRow(
  { home, away, homeScore, awayScore }: RoundFacts['pairs'][number],
  n: number,
  at: Layout,
  say: ShareWords,
): string {
  const y = lineOf(n, at)
  const middle = at.left + at.width / 2
  const name = at.width * 0.25
  const fill = (own: number | null, other: number | null) =>
    own !== null && other !== null && own > other ? colours.gold : colours.beam
  const score = (own: number | null, other: number | null, x: number, anchor: 'start' | 'end') =>
    own === null
      ? ''
      : words(
          say.number(own),
          { x, y, width: at.width * 0.195 },
          { size: at.text, weight: 800, anchor, fill: fill(own, other) },
        )
  return `${panel(n, at)}${words(home ?? say.average, { x: at.left + 24, y, width: name }, { size: at.text })}
${score(homeScore, awayScore, middle - 24, 'end')}${words(':', { x: middle, y, width: 40 }, { size: at.text, anchor: 'middle', fill: colours.faint })}${score(awayScore, homeScore, middle + 24, 'start')}
${words(away ?? say.average, { x: at.left + at.width - 24, y, width: name }, { size: at.text, anchor: 'end' })}`
}

function tableRow(
  { rank, name, points }: RoundFacts['rows'][number],
  n: number,
  at: Layout,
  say: ShareWords,
) {
  const y = lineOf(n, at)
  return `${panel(n, at)}${words(say.number(rank), { x: at.left + 70, y, width: 80 }, { size: at.text, weight: 800, anchor: 'end', fill: colours.gold })}
${words(name, { x: at.left + 100, y, width: at.width * 0.6 }, { size: at.text })}
${words(say.number(points), { x: at.left + at.width - 24, y, width: at.width * 0.24 }, { size: at.text, weight: 800, anchor: 'end', fill: colours.beam })}`
}
