import { renderAsync } from '@resvg/resvg-js'
import { sharp } from '../../../game/picture/drawn/sharp.ts'
import type { ShareFacts, ShareFormat, ShareSize } from '../read/facts.ts'
import { type ShareLanguage, shareWords } from '../read/words.ts'
import type { Art } from './art.ts'
import { drawDeck } from './deck.ts'
import { fontFor } from './fonts.ts'
import { drawRivalry } from './rivalry.ts'
import { drawRound } from './round.ts'
import { drawSeason } from './season.ts'
import { colours } from './sheet.ts'
import { drawTitle } from './title.ts'

function svgOf(facts: ShareFacts, size: ShareSize, art: Art, language: ShareLanguage): string {
  const say = shareWords[language]
  if (facts.kind === 'deck') return drawDeck(facts, size, art, say)
  if (facts.kind === 'rivalry') return drawRivalry(facts, size, art, say)
  if (facts.kind === 'season') return drawSeason(facts, size, art, say)
  if (facts.kind === 'title') return drawTitle(facts, size, art)
  return drawRound(facts, size, art, say)
}

/** Takes half the time of the default, for a seventh more bytes. */
const quick = { compressionLevel: 3, adaptiveFiltering: false }

/** The largest JPEG, in bytes: previews of chats leave out pictures of more than 300 kB (rulebook 23.1). */
const mostPreviewBytes = 280_000
const qualities = [84, 70, 55, 40, 25]

/** What is drawn, and how. */
export type Sharing = { facts: ShareFacts; size: ShareSize; format: ShareFormat; language: ShareLanguage }

/** Draws a share picture, 1200 x 630 or 1080 x 1920. */
export async function drawShare({ facts, size, format, language }: Sharing, art: Art): Promise<Buffer> {
  const svg = svgOf(facts, size, art, language)
  const { pixels, width, height } = await renderAsync(svg, { font: fontFor(svg), background: colours.ground })
  const drawn = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
  if (format === 'png') return drawn.png(quick).toBuffer()
  let bytes = Buffer.alloc(0)
  for (const quality of qualities) {
    bytes = await drawn.clone().jpeg({ quality }).toBuffer()
    if (bytes.length <= mostPreviewBytes) break
  }
  return bytes
}
