import { product } from '@game/domain'
import { type ShareEvent, type ShareSize, shareSizes } from '../read/facts.ts'
import type { Art } from './art.ts'
import { words } from './text.ts'

export const colours = {
  ground: '#0a0d14',
  soft: '#bcc6d8',
  faint: '#8f9cb4',
  beam: '#dbe6ff',
  gold: '#f0cd7a',
  success: '#3fd8a4',
  failed: '#ff7a7a',
}

/** The two cards of the logo, 32 x 32. */
const logo =
  '<path fill="#3d6fe0" stroke="#3d6fe0" stroke-width="3" stroke-linejoin="round" d="M5.3 7.9L15 4.4L22.3 24.3L12.6 27.8Z"/><path fill="#d9a83e" d="M11.5 4H25A2.5 2.5 0 0 1 27.5 6.5V26.5A2.5 2.5 0 0 1 25 29H11.5A2.5 2.5 0 0 1 9 26.5V6.5A2.5 2.5 0 0 1 11.5 4Z"/><path fill="#f0cd7a" d="M11.5 4H25A2.5 2.5 0 0 1 27.5 6.5V7L9 24V6.5A2.5 2.5 0 0 1 11.5 4Z"/><path fill="none" stroke="#141a28" stroke-width="2.2" stroke-linecap="round" d="M22.8 13.2A5.6 5.6 0 1 0 22.8 19.8M18.250 8V12M18.250 21V25M10.8 16.5H14.5"/><path fill="#141a28" d="M18.250 14.6L20.150 16.5L18.250 18.4L16.350 16.5Z"/>'

/** Paints shared by all parts of a picture. */
const paints = `<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colours.ground}" stop-opacity=".45"/><stop offset=".5" stop-color="${colours.ground}" stop-opacity=".72"/><stop offset="1" stop-color="${colours.ground}"/></linearGradient>
<linearGradient id="gold" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#f0cd7a"/><stop offset=".2" stop-color="#fdf0c6"/><stop offset=".42" stop-color="#e6bd62"/><stop offset=".78" stop-color="#a97520"/><stop offset="1" stop-color="#d9ab4f"/></linearGradient>
<linearGradient id="steel" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#5d6a82"/><stop offset=".2" stop-color="#8694ad"/><stop offset=".42" stop-color="#4d5970"/><stop offset=".78" stop-color="#333d51"/><stop offset="1" stop-color="#566279"/></linearGradient>
<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b0f17" stop-opacity="0"/><stop offset=".55" stop-color="#0b0f17" stop-opacity=".86"/><stop offset="1" stop-color="#0b0f17"/></linearGradient>
<linearGradient id="panel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1f2738"/><stop offset="1" stop-color="#161c29"/></linearGradient>`

/** Draws the sheet that all parts lie on: the event's place, and the game's name in the corner. */
export function sheet(size: ShareSize, event: ShareEvent, art: Art, parts: string): string {
  const { width, height } = shareSizes[size]
  const banner = size === 'wide' ? 450 : 760
  const [x, y] = size === 'wide' ? [48, 574] : [width / 2 - 128, height - 92]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${paints}</defs>
${art.put('events', event.img, { x: 0, y: 0, width, height: banner })}<path d="M0 0H${width}V${banner}H0Z" fill="url(#fade)"/><path d="M0 ${banner - 1}H${width}V${height}H0Z" fill="${colours.ground}"/>
${parts}<g transform="translate(${x} ${y}) scale(1.2)">${logo}</g>${words(product.name, { x: x + 50, y: y + 29, width: 300 }, { size: 28, weight: 800 })}</svg>`
}
