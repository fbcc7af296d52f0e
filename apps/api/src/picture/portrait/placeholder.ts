import { headOutline } from './head.ts'
import { jerseyOutline } from './jersey.ts'
import { lamps, lit } from './light.ts'

/** The portrait of a player without a picture: a figure in steel, turned away from the light. 400 x 480. */
export const placeholder = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 480" width="400" height="480"><defs>${lamps('#5d6a82', '#b9c6de')}<linearGradient id="steel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3a455b"/><stop offset="1" stop-color="#161c28"/></linearGradient></defs>
${lit('cloth', jerseyOutline, 'url(#steel)', '<path d="M150 340Q200 400 250 340L300 372Q250 440 196 436Q140 420 110 366Z" fill="#000" opacity=".3"/>')}
${lit('neck', 'M150 260L150 346Q168 392 200 392Q232 392 250 346L250 260Z', '#202838')}
<g transform="translate(-40 -28) scale(1.2)">${lit('head', headOutline('placeholder'), 'url(#steel)')}
<g fill="none" stroke="#8fa0bd" stroke-width="5" stroke-linecap="round" opacity=".55"><circle cx="200" cy="196" r="34"/><path d="M200 150V172M200 220V242M154 196H176M224 196H246"/></g></g></svg>`
