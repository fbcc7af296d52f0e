import { exactSum } from '@game/domain'
import type { RivalryFacts, ShareDeck, ShareSize } from '../read/facts.ts'
import type { ShareWords } from '../read/words.ts'
import type { Art } from './art.ts'
import { card, face } from './card.ts'
import { colours, sheet } from './sheet.ts'
import { words } from './text.ts'

/** Draws two decks next to each other; the score of the leading one is gold. */
export const drawRivalry = (facts: RivalryFacts, size: ShareSize, art: Art, say: ShareWords) =>
  sheet(size, facts.event, art, size === 'wide' ? wide(facts, art, say) : tall(facts, art, say))

const scoreOf = ({ score }: ShareDeck) => score ?? 0
const fillOf = (own: ShareDeck, other: ShareDeck) =>
  scoreOf(own) > scoreOf(other) ? colours.gold : colours.beam
const leadOf = ([one, other]: RivalryFacts['decks'], say: ShareWords) => {
  const lead = Math.abs(exactSum([scoreOf(one), -scoreOf(other)]))
  return lead === 0 ? '=' : `+${say.number(lead)}`
}

function wide({ event, decks }: RivalryFacts, art: Art, say: ShareWords): string {
  const [one, other] = decks
  const side = (deck: ShareDeck, rival: ShareDeck, middle: number) =>
    `${face(deck.user, middle, 150, 58, art)}${words(deck.user.username, { x: middle, y: 256, width: 440 }, { size: 42, weight: 800, anchor: 'middle' })}
${deck.score === null ? '' : words(say.number(deck.score), { x: middle, y: 330, width: 400 }, { size: 72, weight: 800, anchor: 'middle', fill: fillOf(deck, rival) })}${deck.cards
  .map((each, n) => card(each, { x: middle - 258 + n * 104, y: 372, width: 98, height: 160 }, art, say))
  .join('')}`
  return `${words(event.name, { x: 600, y: 52, width: 1000 }, { size: 30, anchor: 'middle', fill: colours.soft })}
${words(event.phase, { x: 1152, y: 604, width: 700 }, { size: 28, anchor: 'end', fill: colours.faint })}
${words(say.versus, { x: 600, y: 164, width: 160 }, { size: 40, weight: 800, anchor: 'middle', fill: colours.faint })}
${one.score === null ? '' : words(leadOf(decks, say), { x: 600, y: 322, width: 150 }, { size: 36, weight: 800, anchor: 'middle', fill: colours.soft })}
${side(one, other, 308)}${side(other, one, 892)}`
}

function tall({ event, decks }: RivalryFacts, art: Art, say: ShareWords): string {
  const [one, other] = decks
  const side = (deck: ShareDeck, rival: ShareDeck, top: number) =>
    `${face(deck.user, 170, top + 90, 90, art)}${words(deck.user.username, { x: 290, y: top + 74, width: 730 }, { size: 62, weight: 800 })}
${deck.score === null ? '' : words(say.number(deck.score), { x: 290, y: top + 176, width: 730 }, { size: 96, weight: 800, fill: fillOf(deck, rival) })}${deck.cards
  .map((each, n) => card(each, { x: 60 + n * 194, y: top + 230, width: 184, height: 290 }, art, say))
  .join('')}`
  return `${words(event.name, { x: 540, y: 140, width: 960 }, { size: 52, weight: 800, anchor: 'middle' })}
${words(event.phase, { x: 540, y: 204, width: 960 }, { size: 40, anchor: 'middle', fill: colours.soft })}
${side(one, other, 330)}
${words(one.score === null ? say.versus : leadOf(decks, say), { x: 540, y: 1010, width: 900 }, { size: 84, weight: 800, anchor: 'middle', fill: colours.soft })}
${side(other, one, 1140)}`
}
