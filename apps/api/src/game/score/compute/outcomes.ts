/**
 * The different sets of phases that users have won. A set is reached from the empty one, number 0, by adding phases in
 * the order of their indexes.
 */
export class Outcomes {
  readonly #sets: { won: number[]; after: Map<number, number> }[] = [{ won: [], after: new Map() }]

  /** Returns the number of a set with another phase added. */
  add(outcome: number, phaseIndex: number): number {
    const set = this.#setAt(outcome)
    const known = set.after.get(phaseIndex)
    if (known !== undefined) return known
    const next = this.#sets.push({ won: [...set.won, phaseIndex], after: new Map() }) - 1
    set.after.set(phaseIndex, next)
    return next
  }

  /** Lists the sets that users have reached, with their number of users. */
  listUsed(outcomes: Int32Array): { outcome: number; won: number[]; users: number }[] {
    const users = new Int32Array(this.#sets.length)
    for (const outcome of outcomes) users[outcome] = (users[outcome] as number) + 1
    return this.#sets
      .map(({ won }, outcome) => ({ outcome, won, users: users[outcome] as number }))
      .filter(each => each.users > 0)
  }

  #setAt(outcome: number) {
    const set = this.#sets[outcome]
    if (!set) throw new Error(`There is no outcome ${outcome}`)
    return set
  }
}
