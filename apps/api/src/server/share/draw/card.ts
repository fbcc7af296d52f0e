import type { ShareCard, ShareUser } from '../read/facts.ts'
import type { ShareWords } from '../read/words.ts'
import type { Art, Box } from './art.ts'
import { colours } from './sheet.ts'
import { words } from './text.ts'

/** Draws a card: the player before the team's field, name and score. The frame of a card with a sleeve's multiplier is gold. */
export function card(
  { name, img, team, sleeved, score }: ShareCard,
  { x, y, width, height }: Box,
  art: Art,
  say: ShareWords,
): string {
  const edge = Math.round(width / 34)
  const id = `card-${x}-${y}`
  const inner = { x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge }
  const radius = Math.round(width / 14)
  const middle = x + width / 2
  const size = width / 8
  const plate = score === null ? height * 0.3 : height * 0.4
  const nameAt = y + height - (score === null ? size * 0.95 : size * 2.35)
  const ground =
    team === null
      ? `<path d="M${x} ${y}h${width}v${height}h${-width}Z" fill="#161c2a"/>`
      : art.put('fields', team, inner)
  return `<clipPath id="${id}"><rect x="${inner.x}" y="${inner.y}" width="${inner.width}" height="${inner.height}" rx="${radius - edge}"/></clipPath>
<g clip-path="url(#${id})">${ground}
${art.put('players', img, { ...inner, y: inner.y + height * 0.02, height: inner.width * 1.2 })}
<rect x="${x}" y="${y + height - plate}" width="${width}" height="${plate}" fill="url(#shade)"/></g>
<rect x="${x + edge / 2}" y="${y + edge / 2}" width="${width - edge}" height="${height - edge}" rx="${radius - edge / 2}" fill="none" stroke="url(#${sleeved ? 'gold' : 'steel'})" stroke-width="${edge + 1}"/>
${team === null ? '' : art.put('teams', team, { x: x + width * 0.08, y: y + width * 0.08, width: width * 0.2, height: width * 0.2 })}
${words(name, { x: middle, y: nameAt, width: inner.width - size }, { size, anchor: 'middle' })}
${score === null ? '' : words(say.number(score), { x: middle, y: y + height - size * 0.85, width: inner.width - size }, { size: size * 1.3, weight: 800, anchor: 'middle', fill: sleeved ? colours.gold : colours.beam })}`
}

/** Draws a user's face in a circle around `x`, `y`; a user without one has the first letter of the name. */
export function face(
  { username, avatar }: ShareUser,
  x: number,
  y: number,
  radius: number,
  art: Art,
): string {
  const id = `face-${x}-${y}`
  const inside = avatar
    ? `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath><g clip-path="url(#${id})">${art.put('avatars', avatar, { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius })}</g>`
    : words(
        username.slice(0, 1).toUpperCase(),
        { x, y: y + radius * 0.36, width: 2 * radius },
        { size: radius, weight: 800, anchor: 'middle' },
      )
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#212a3d"/>${inside}<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#a9c3ff" stroke-opacity=".5" stroke-width="3"/>`
}
