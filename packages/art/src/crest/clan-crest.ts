import { mix } from '../base/colour.ts'
import { pick } from '../base/seed.ts'
import { type TeamColours, teamColours } from '../base/team-colours.ts'
import { figure, silhouette } from '../motif/motif.ts'
import { motifOf } from '../motif/team-motif.ts'

const field = 'M52 26H204V172L128 214L52 172Z'

/** How a pennant's cloth is divided, as in heraldry. */
const divisions: readonly [string, ...string[]] = [
  'M128 26H204V172L128 214Z',
  'M52 26H204V110H52Z',
  'M52 26L204 172L128 214L52 172Z',
  'M52 172L128 96L204 172L128 214Z',
  'M100 26H156V199L128 214L100 199Z',
]

const pennant = (key: string, { main, second, night }: TeamColours) =>
  `<path d="M40 18H216V180L128 230L40 180Z" fill="${mix(night, '#000000', 0.5)}"/>
<path d="M44 22H212V177L128 225L44 177Z" fill="url(#hem)"/><path d="${field}" fill="${mix(night, main, 0.3)}"/><path d="${pick(key, 'division', divisions)}" fill="${mix(night, second, 0.42)}"/><path d="${field}" fill="url(#drape)"/>
<path d="M24 10H232V24H24Z" fill="url(#hem)" stroke="${mix(night, '#000000', 0.5)}" stroke-width="4"/><circle cx="24" cy="17" r="11" fill="${main}" stroke="${mix(night, '#000000', 0.5)}" stroke-width="4"/><circle cx="232" cy="17" r="11" fill="${mix(main, night, 0.4)}" stroke="${mix(night, '#000000', 0.5)}" stroke-width="4"/>`

/** Draws a clan's crest: a motif on a hanging pennant, 256 x 256, unlike any team's crest. */
export function clanCrest(key: string): string {
  const own = `clan ${key}`
  const colours = teamColours(own)
  const motif = motifOf(own)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256"><defs>
<linearGradient id="hem" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mix(colours.main, '#ffffff', 0.5)}"/><stop offset=".4" stop-color="${colours.main}"/><stop offset="1" stop-color="${mix(colours.main, colours.night, 0.6)}"/></linearGradient>
<linearGradient id="drape" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff" stop-opacity=".14"/><stop offset=".3" stop-color="#000" stop-opacity=".12"/><stop offset=".5" stop-color="#fff" stop-opacity=".08"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></linearGradient></defs>
${pennant(own, colours)}<g transform="translate(62 42) scale(1.32)">${silhouette(motif, mix(colours.night, '#000000', 0.5), 4)}${figure(motif, colours)}</g></svg>`
}
