/** What a plane of a motif is painted with; the crest turns tones into the team's colours. */
export type Tone = 'main' | 'light' | 'shade' | 'deep' | 'second' | 'spark' | 'ink'

export type Plane = readonly [tone: Tone, path: string]

/**
 * A crest's figure on a field of 100 x 100. `half` is the left half, mirrored to the right of x = 50; `whole` is drawn
 * over both. The first plane of `half` (and of `whole`, when `half` is empty) is the outline of the figure.
 */
export type Motif = { half: readonly Plane[]; whole: readonly Plane[] }
