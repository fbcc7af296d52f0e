import {
  applyMove,
  checkNextPhase,
  type Deck,
  freezeDeck,
  joiningEnded,
  type KeyplayCount,
  type Move,
  type PhaseDates,
  type PhaseResult,
  phaseStateOf,
  phaseStates,
  type Result,
  type StateOfPhase,
  scoreDeck,
} from '../src/index.ts'

export const goal = 10
export const cardIds = [1, 2, 3, 4, 5, 6, 7]
export const opensAt = (phase: number): number => 10 * phase
export const locksAt = (phase: number): number => 10 * phase + 5

const iso = (hour: number): string => new Date(Date.UTC(2026, 0, 1, hour)).toISOString()

const phases: PhaseDates[] = [1, 2, 3].map(index => ({
  index,
  open: iso(opensAt(index)),
  lock: iso(locksAt(index)),
  points: goal,
}))

/** A whole event of three phases and three players in memory: all that a server does, decided by the domain alone. */
export class Season {
  hour = 0
  completed = false
  private readonly secondChance: boolean
  private readonly decks = new Map<string, Deck>()
  private readonly counts = new Map<number, KeyplayCount[]>()

  constructor(secondChance: boolean) {
    this.secondChance = secondChance
  }

  deck(player: number, phase: number): Deck {
    return this.decks.get(`${player}/${phase}`) ?? []
  }

  score(player: number, phase: number): number {
    const frozen = freezeDeck(this.deck(player, phase), {
      lock: iso(locksAt(phase)),
      phaseMult: 1,
      players: [],
      sleeves: [],
      keyplays: [{ id: 1, type: 'kill', points: 1 }],
      perks: [],
    })
    return scoreDeck(frozen, this.counts.get(phase) ?? []).score
  }

  states(player: number): StateOfPhase[] {
    const results: PhaseResult[] = phases.map(({ index }) => ({
      phase: index,
      held: this.deck(player, index).length > 0,
      score: this.counts.has(index) ? this.score(player, index) : null,
      scored: this.counts.has(index),
    }))
    const { completed, hour, secondChance } = this
    return phaseStates({ phases, completed, secondChance, now: iso(hour) }, results)
  }

  move(player: number, phase: number, move: Move): Result<Deck> {
    const bare = phases.every(({ index }) => this.deck(player, index).length === 0)
    const result = applyMove(this.deck(player, phase), move, {
      phaseIndex: phase,
      state: phaseStateOf(this.states(player), phase),
      players: cardIds,
      keyplays: [1],
      perks: [],
      late: bare && joiningEnded(phases, iso(this.hour)),
    })
    if (result.ok) this.decks.set(`${player}/${phase}`, result.value)
    return result
  }

  upload(phase: number, counts: readonly number[]): void {
    this.counts.set(
      phase,
      counts.map((count, place) => ({ playerId: place + 1, keyplayId: 1, count })),
    )
  }

  next(player: number, phase: number): Result<unknown> {
    const result = checkNextPhase(this.states(player), phase)
    if (result.ok && result.value.carryTo !== null)
      this.move(player, result.value.carryTo, { type: 'carryOver', cards: this.deck(player, phase) })
    return result
  }
}
