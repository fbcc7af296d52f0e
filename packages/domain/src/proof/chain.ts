import { type LinkBody, linkHash, type ProofLink, type RankingBody } from './link.ts'

/** What the chain says about a phase after its last link. */
export type ProvenPhase = Extract<LinkBody, { root: string }>

/**
 * Returns the number of the first link of a chain that does not follow the one before or has a wrong hash; null if all are
 * right (rulebook 9.24).
 */
export const chainFault = (links: readonly ProofLink[]): number | null => {
  const wrong = links.findIndex((link, place) => {
    const previous = place === 0 ? '' : links[place - 1]?.hash
    const isNext =
      link.number === place + 1 && link.previous === previous && link.eventId === links[0]?.eventId
    return !isNext || linkHash(link) !== link.hash
  })
  return wrong === -1 ? null : wrong + 1
}

/** Recognises the kind of a body by its fields; a link of an unknown kind changes no phase. */
const applied = (proven: ReadonlyMap<number, ProvenPhase>, body: LinkBody): Map<number, ProvenPhase> => {
  const next = new Map(proven)
  if ('root' in body) return next.set(body.phase, body)
  if ('uploadId' in body) {
    for (const { phase, counts } of body.phases) {
      const known = proven.get(phase)
      if (known) next.set(phase, { ...known, counts: { ...known.counts, [body.type]: counts } })
    }
    return next
  }
  if (body.kind !== 'numbering') return next
  next.clear()
  for (const { from, to } of body.phases) {
    const phase = proven.get(from)
    if (phase) next.set(to, phase)
  }
  return next
}

/** Returns the result of all links of an event, by phase: the decks, terms and counts that are in force (rulebook 9.24). */
export const provenPhases = (links: readonly ProofLink[]): ProvenPhase[] => {
  let proven = new Map<number, ProvenPhase>()
  for (const { body } of links) proven = applied(proven, body)
  return [...proven].map(([phase, body]) => ({ ...body, phase })).sort((a, b) => a.phase - b.phase)
}

/** Returns what the last ranking's link records; null if no ranking has a link (rulebook 9.33). */
export const recordedRanking = (links: readonly ProofLink[]): RankingBody | null =>
  links.map(({ body }) => body).findLast(body => body.kind === 'ranking') ?? null
