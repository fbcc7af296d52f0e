/** What a phase is called beside its index. */
type NamedPhase = { index: number; name: string }

/** How many characters of a phase's name are to be seen in a narrow place. */
const seen = 20

/** Names a phase so that it can be told from the others: by its name, with its index where another begins the same. */
export function phaseLabel(phase: NamedPhase, phases: readonly NamedPhase[]): string {
  const beginning = ({ name }: NamedPhase) => name.trim().toLowerCase().slice(0, seen)
  const isAlone = phases.filter(other => beginning(other) === beginning(phase)).length < 2
  return isAlone ? phase.name : `${phase.index}. ${phase.name}`
}
