import { pick } from './seed.ts'

/** A team's colours: `main` is the dominant one, `second` the other, `spark` is for eyes and highlights, `night` for dark areas. */
export type TeamColours = { main: string; second: string; spark: string; night: string }

const known: ReadonlyMap<string, TeamColours> = new Map([
  ['vitality', { main: '#ffd21a', second: '#23232b', spark: '#fff3b0', night: '#171004' }],
  ['furia', { main: '#e9edf2', second: '#3a3f49', spark: '#ffffff', night: '#0a0b0e' }],
  ['spirit', { main: '#e8f0fb', second: '#2f6bff', spark: '#7fd0ff', night: '#0a1636' }],
  ['falcons', { main: '#17b573', second: '#f1f5f2', spark: '#c9ffe4', night: '#04251a' }],
])

/** The palettes of teams without a fixed palette. */
export const palettes = {
  scarlet: { main: '#e5364b', second: '#f3f0ea', spark: '#ffd9a8', night: '#2a060d' },
  ocean: { main: '#2f7df6', second: '#f2f6ff', spark: '#9fe0ff', night: '#061a3d' },
  violet: { main: '#7c4dff', second: '#e9e1ff', spark: '#ff9df3', night: '#190b3d' },
  ember: { main: '#ff7a1a', second: '#fff0dc', spark: '#ffe08a', night: '#2b1003' },
  lagoon: { main: '#14b8c4', second: '#e6fbf8', spark: '#d5fff9', night: '#04222b' },
  gold: { main: '#d7a441', second: '#1d2540', spark: '#fff0c2', night: '#1c1305' },
  magenta: { main: '#e0337f', second: '#f7dcea', spark: '#ffd0e6', night: '#2c0619' },
  lime: { main: '#8fd118', second: '#1f2a20', spark: '#f2ffc4', night: '#142303' },
  crimson: { main: '#b3122e', second: '#eadbd0', spark: '#ff8d7a', night: '#1f0408' },
  sky: { main: '#5aa9ff', second: '#16233f', spark: '#ffffff', night: '#0a1730' },
  steel: { main: '#c9d3e0', second: '#b5202f', spark: '#ffffff', night: '#14161d' },
  pine: { main: '#1f9d55', second: '#f0c44c', spark: '#fff4c9', night: '#04200f' },
} satisfies Record<string, TeamColours>

const drawable: readonly [TeamColours, ...TeamColours[]] = [
  palettes.scarlet,
  ...Object.values(palettes).slice(1),
]

/** The colours of a team by its key: fixed for the known teams, chosen from the palettes by the key for all others. */
export const teamColours = (key: string): TeamColours => known.get(key) ?? pick(key, 'palette', drawable)
