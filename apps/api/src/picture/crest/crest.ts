import { lightness, mix } from '../colour.ts'
import { pick, share } from '../seed.ts'
import { type TeamColours, teamColours } from '../team-colours.ts'
import { figure, silhouette } from './figure.ts'
import { type Frame, frames, free } from './frame.ts'
import { isChosen, motifOf } from './motif/index.ts'

const shape = ({ path, inner }: Frame, team: TeamColours, rim: string) => {
  return `<defs>
<linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mix(rim, '#ffffff', 0.55)}"/><stop offset=".35" stop-color="${rim}"/><stop offset="1" stop-color="${mix(rim, team.night, 0.6)}"/></linearGradient>
<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(team.night, team.main, 0.34)}"/><stop offset="1" stop-color="${mix(team.night, '#000000', 0.35)}"/></linearGradient>
<clipPath id="inside"><path d="${inner}"/></clipPath></defs>
<path d="${path}" fill="${mix(team.night, '#000000', 0.5)}" stroke="${mix(team.night, '#000000', 0.5)}" stroke-width="10" stroke-linejoin="round"/>
<path d="${path}" fill="url(#rim)"/><path d="${inner}" fill="${mix(team.night, '#000000', 0.5)}" stroke="${mix(team.night, '#000000', 0.5)}" stroke-width="5"/>
<g clip-path="url(#inside)"><rect width="256" height="256" fill="url(#ground)"/>
<path d="M128 0H256V256H128Z" fill="#000" opacity=".28"/>
<path d="M-20 190L276 40V74L-20 224ZM-20 240L276 90V100L-20 250Z" fill="${team.main}" opacity=".16"/></g>`
}

/** A team's crest: a motif in the team's colours, framed or standing free, 256 x 256. */
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
