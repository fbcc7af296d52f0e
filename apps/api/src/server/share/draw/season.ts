import type { SeasonFacts, ShareSize } from '../read/facts.ts'
import type { ShareWords } from '../read/words.ts'
import type { Art } from './art.ts'
import { face } from './card.ts'
import { colours, sheet } from './sheet.ts'
import { words } from './text.ts'

type Line = { label: string; value: string; note: string }

/** Draws a season in review: one line for each thing that there is to say. */
export function drawSeason(facts: SeasonFacts, size: ShareSize, art: Art, say: ShareWords) {
  const lines = linesOf(facts, say)
  return sheet(
    size,
    { name: '', phase: '', img: facts.img },
    art,
    size === 'wide' ? wide(facts, lines, art, say) : tall(facts, lines, art, say),
  )
}

function linesOf(
  { bestKeyplay, bestPhase, luckiestCard, closestMiss, board }: SeasonFacts,
  say: ShareWords,
): Line[] {
  const points = (value: number) => `${say.number(value)} ${say.points}`
  return [
    bestKeyplay && { label: say.bestAt, value: bestKeyplay.name, note: points(bestKeyplay.points) },
    bestPhase && { label: say.bestPhase, value: say.top(bestPhase.topPercent), note: bestPhase.event },
    luckiestCard && {
      label: say.luckiest,
      value: luckiestCard.name,
      note: `${points(luckiestCard.score)} · ${say.heldBy(say.percent(luckiestCard.share))}`,
    },
    closestMiss && {
      label: say.closest,
      value: say.short(say.number(closestMiss.missing)),
      note: closestMiss.event,
    },
    board && { label: say.board, value: say.rank(say.number(board.rank)), note: points(board.points) },
  ].filter(line => line !== null)
}

function wide({ user, year, decks, won }: SeasonFacts, lines: readonly Line[], art: Art, say: ShareWords) {
  const rows = lines.map(({ label, value, note }, n) => {
    const y = 226 + n * 68
    return `<rect x="48" y="${y}" width="1104" height="58" rx="14" fill="url(#panel)" fill-opacity=".92"/>
${words(label, { x: 72, y: y + 39, width: 280 }, { size: 26, fill: colours.soft })}
${words(value, { x: 376, y: y + 39, width: 360 }, { size: 30, weight: 800, fill: colours.gold })}
${words(note, { x: 1128, y: y + 39, width: 370 }, { size: 26, anchor: 'end', fill: colours.beam })}`
  })
  return `${face(user, 104, 116, 56, art)}
${words(user.username, { x: 188, y: 108, width: 640 }, { size: 52, weight: 800 })}
${words(say.seasonDecks(decks, won), { x: 188, y: 152, width: 640 }, { size: 28, fill: colours.soft })}
${words(say.season(year), { x: 1152, y: 118, width: 320 }, { size: 48, weight: 800, anchor: 'end', fill: colours.beam })}
${rows.join('')}`
}

function tall({ user, year, decks, won }: SeasonFacts, lines: readonly Line[], art: Art, say: ShareWords) {
  const middle = { x: 540, width: 940 }
  const rows = lines.map(({ label, value, note }, n) => {
    const y = 740 + n * 208
    return `<rect x="60" y="${y}" width="960" height="188" rx="24" fill="url(#panel)" fill-opacity=".92"/>
${words(label, { x: 100, y: y + 52, width: 880 }, { size: 34, fill: colours.soft })}
${words(value, { x: 100, y: y + 112, width: 880 }, { size: 56, weight: 800, fill: colours.gold })}
${words(note, { x: 100, y: y + 160, width: 880 }, { size: 34, fill: colours.beam })}`
  })
  return `${face(user, 540, 220, 110, art)}
${words(user.username, { ...middle, y: 430 }, { size: 80, weight: 800, anchor: 'middle' })}
${words(say.season(year), { ...middle, y: 530 }, { size: 64, weight: 800, anchor: 'middle', fill: colours.beam })}
${words(say.seasonDecks(decks, won), { ...middle, y: 600 }, { size: 38, anchor: 'middle', fill: colours.soft })}
${rows.join('')}`
}
