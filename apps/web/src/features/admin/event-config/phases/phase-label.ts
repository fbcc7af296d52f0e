/** The name of a phase as shown next to its index. */
type NamedPhase = { index: number; name: string }

/** How many characters of a phase's name are visible in a narrow place. */
const seen = 20

/** Names a phase so that it differs from the others: by its name, with its index if another name begins the same. */
export function phaseLabel(phase: NamedPhase, phases: readonly NamedPhase[]): string {
  const beginning = ({ name }: NamedPhase) => name.trim().toLowerCase().slice(0, seen)
  const isAlone = phases.filter(other => beginning(other) === beginning(phase)).length < 2
  return isAlone ? phase.name : `${phase.index}. ${phase.name}`
}
