import { lightness, mix } from '../base/colour.ts'
import { pick, share } from '../base/seed.ts'
import { type TeamColours, teamColours } from '../base/team-colours.ts'
import { figure, silhouette } from '../motif/motif.ts'
import { isChosen, motifOf } from '../motif/team-motif.ts'

/** A crest's frame on a field of 256 x 256, and the position of a motif of 100 x 100 in it. */
type Frame = { path: string; inner: string; x: number; y: number; size: number }

/** The possible frames. */
const frames: readonly [Frame, ...Frame[]] = [
  {
    path: 'M128 14 L226 40 L226 128 C226 186 186 222 128 244 C70 222 30 186 30 128 L30 40 Z',
    inner: 'M128 32 L210 54 L210 127 C210 176 176 207 128 226 C80 207 46 176 46 127 L46 54 Z',
    x: 37,
    y: 26,
    size: 182,
  },
  {
    path: 'M128 10 L230 69 L230 187 L128 246 L26 187 L26 69 Z',
    inner: 'M128 29 L213 78 L213 178 L128 227 L43 178 L43 78 Z',
    x: 38,
    y: 35,
    size: 180,
  },
  {
    path: 'M128 12 A116 116 0 1 1 127.9 12 Z',
    inner: 'M128 29 A99 99 0 1 1 127.9 29 Z',
    x: 40,
    y: 36,
    size: 176,
  },
  {
    path: 'M60 18 L196 18 L236 62 L214 166 L128 246 L42 166 L20 62 Z',
    inner: 'M67 35 L189 35 L217 67 L199 157 L128 223 L57 157 L39 67 Z',
    x: 39,
    y: 24,
    size: 178,
  },
]

/** No frame: only the motif and its outline. */
const free: Frame = { path: '', inner: '', x: 26, y: 26, size: 204 }

const shape = ({ path, inner }: Frame, team: TeamColours, rim: string) => {
  return `<defs>
<linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mix(rim, '#ffffff', 0.55)}"/><stop offset=".35" stop-color="${rim}"/><stop offset="1" stop-color="${mix(rim, team.night, 0.6)}"/></linearGradient>
<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(team.night, team.main, 0.34)}"/><stop offset="1" stop-color="${mix(team.night, '#000000', 0.35)}"/></linearGradient>
<clipPath id="inside"><path d="${inner}"/></clipPath></defs>
<path d="${path}" fill="${mix(team.night, '#000000', 0.5)}" stroke="${mix(team.night, '#000000', 0.5)}" stroke-width="10" stroke-linejoin="round"/>
<path d="${path}" fill="url(#rim)"/><path d="${inner}" fill="${mix(team.night, '#000000', 0.5)}" stroke="${mix(team.night, '#000000', 0.5)}" stroke-width="5"/>
<g clip-path="url(#inside)"><rect width="256" height="256" fill="url(#ground)"/>
<path d="M128 0H256V256H128Z" fill="#000" fill-opacity=".28"/>
<path d="M-20 190L276 40V74L-20 224ZM-20 240L276 90V100L-20 250Z" fill="${team.main}" fill-opacity=".16"/></g>`
}

/** Draws a team's crest: a motif in the team's colours, with or without a frame, 256 x 256. */
export function crest(key: string): string {
  const team = teamColours(key)
  const motif = motifOf(key)
  const framed = !isChosen(key) && share(key, 'framed') < 0.7
  const rim = share(key, 'rim') < 0.5 && lightness(team.second) > 0.6 ? team.second : team.main
  const frame = framed ? pick(key, 'frame', frames) : free
  const edge = lightness(team.main) > 0.45 ? mix(team.night, '#000000', 0.4) : '#f2f5fa'
  const outer = framed ? '' : silhouette(motif, mix(team.main, '#ffffff', 0.75), 6.5)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">${
    framed ? shape(frame, team, rim) : ''
  }<g transform="translate(${frame.x} ${frame.y}) scale(${frame.size / 100})">${outer}${silhouette(motif, edge, framed ? 3.5 : 4)}${figure(motif, team)}</g></svg>`
}
