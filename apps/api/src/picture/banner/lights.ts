/** The two lights of an arena at night: `main` behind the trophy, `other` from the guests' side, over a dark `sky`. */
export type Lights = { main: string; other: string; sky: string }

/** The lights a key may draw. */
export const lights: readonly [Lights, ...Lights[]] = [
  { main: '#3d7bff', other: '#ff4f8b', sky: '#070b1f' },
  { main: '#f0b440', other: '#4d7dff', sky: '#0a0c1c' },
  { main: '#a04dff', other: '#28c8ff', sky: '#0c0822' },
  { main: '#ff4a4a', other: '#ffb14a', sky: '#13081a' },
  { main: '#18c7c0', other: '#7a5cff', sky: '#06101f' },
  { main: '#ff7a2f', other: '#4aa3ff', sky: '#0b0a1a' },
  { main: '#ff4fb0', other: '#5b6cff', sky: '#120822' },
  { main: '#3fd07a', other: '#2f9dff', sky: '#06111b' },
]
