import type { DeckFacts, ShareSize } from '../read/facts.ts'
import type { ShareWords } from '../read/words.ts'
import type { Art } from './art.ts'
import { card, face } from './card.ts'
import { colours, sheet } from './sheet.ts'
import { words } from './text.ts'

/** Draws a locked deck, with its result once the phase has scores. */
export const drawDeck = (facts: DeckFacts, size: ShareSize, art: Art, say: ShareWords) =>
  sheet(size, facts.event, art, size === 'wide' ? wide(facts, art, say) : tall(facts, art, say))

function outcome({ reached, goal }: DeckFacts, say: ShareWords) {
  if (reached === null) return { text: say.goal(say.number(goal)), fill: colours.soft }
  return reached ? { text: say.reached, fill: colours.success } : { text: say.missed, fill: colours.failed }
}

function wide(facts: DeckFacts, art: Art, say: ShareWords): string {
  const { event, deck, rank } = facts
  const { text, fill } = outcome(facts, say)
  const left = 600 - (deck.cards.length * 224 - 16) / 2
  const cards = deck.cards.map((each, n) =>
    card(each, { x: left + n * 224, y: 232, width: 208, height: 314 }, art, say),
  )
  const score =
    deck.score === null
      ? words(
          say.locked,
          { x: 1152, y: 106, width: 380 },
          { size: 44, weight: 800, anchor: 'end', fill: colours.beam },
        )
      : words(
          say.number(deck.score),
          { x: 1152, y: 118, width: 330 },
          { size: 84, weight: 800, anchor: 'end', fill: colours.beam },
        ) +
        words(say.points, { x: 1152, y: 158, width: 330 }, { size: 28, anchor: 'end', fill: colours.soft })
  return `${face(deck.user, 104, 116, 56, art)}
${words(deck.user.username, { x: 188, y: 98, width: 590 }, { size: 52, weight: 800 })}
${words(event.name, { x: 188, y: 142, width: 590 }, { size: 30, fill: colours.soft })}
${words(event.phase, { x: 188, y: 180, width: 590 }, { size: 26, fill: colours.faint })}
${score}${cards.join('')}
${words(text, { x: 1152, y: 604, width: 420 }, { size: 28, weight: 800, anchor: 'end', fill })}
${rank === null ? '' : words(say.rank(say.number(rank)), { x: 600, y: 604, width: 280 }, { size: 28, weight: 800, anchor: 'middle', fill: colours.gold })}`
}

function tall(facts: DeckFacts, art: Art, say: ShareWords): string {
  const { event, deck, rank } = facts
  const { text, fill } = outcome(facts, say)
  const line = { x: 540, width: 940 }
  // Two rows of three and two cards, each row in the middle.
  const cards = deck.cards.map((each, n) => {
    const inRow = n < 3 ? Math.min(deck.cards.length, 3) : deck.cards.length - 3
    const x = 540 - (inRow * 328 - 24) / 2 + (n % 3) * 328
    return card(each, { x, y: n < 3 ? 830 : 1310, width: 304, height: 456 }, art, say)
  })
  const score =
    deck.score === null
      ? words(
          say.locked,
          { ...line, y: 690 },
          { size: 76, weight: 800, anchor: 'middle', fill: colours.beam },
        )
      : words(
          say.number(deck.score),
          { ...line, y: 668 },
          { size: 150, weight: 800, anchor: 'middle', fill: colours.beam },
        ) + words(say.points, { ...line, y: 716 }, { size: 36, anchor: 'middle', fill: colours.soft })
  return `${face(deck.user, 540, 190, 110, art)}
${words(deck.user.username, { ...line, y: 390 }, { size: 80, weight: 800, anchor: 'middle' })}
${words(event.name, { ...line, y: 454 }, { size: 44, anchor: 'middle', fill: colours.soft })}
${words(event.phase, { ...line, y: 506 }, { size: 38, anchor: 'middle', fill: colours.faint })}
${score}
${words(rank === null ? text : `${say.rank(say.number(rank))} · ${text}`, { ...line, y: 784 }, { size: 40, weight: 800, anchor: 'middle', fill })}${cards.join('')}`
}
