import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isLegalDeck } from '../src/index.ts'
import { cardIds, goal, locksAt, opensAt, Season } from './season.ts'

/** The expected state: cards by player and phase (each with one keyplay), and each phase's counts by card. */
type Model = {
  hour: number
  completed: boolean
  secondChance: boolean
  cards: number[][][]
  counts: (readonly number[] | null)[]
}

const players = [0, 1, 2]
const phaseIndexes = [1, 2, 3]

const newModel = (secondChance: boolean): Model => ({
  hour: 0,
  completed: false,
  secondChance,
  cards: players.map(() => [[], [], [], []]),
  counts: [null, null, null, null],
})

const held = (model: Model, player: number, phase: number): number[] => model.cards[player]?.[phase] ?? []

const points = (model: Model, player: number, phase: number): number =>
  held(model, player, phase).reduce((sum, card) => sum + (model.counts[phase]?.[card - 1] ?? 0), 0)

/** A user who loses phase 1 is out, except with a second chance: then phase 2 decides. */
const statesOf = (model: Model, player: number): string[] => {
  let out = false
  return phaseIndexes.map(phase => {
    if (out || model.hour < opensAt(phase)) return 'locked'
    if (model.hour < locksAt(phase)) return model.completed ? 'locked' : 'open'
    if (held(model, player, phase).length > 0 && points(model, player, phase) >= goal) return 'success'
    const over = model.completed || (phase < 3 && model.hour >= opensAt(phase + 1))
    if (!over || model.counts[phase] === null) return 'locked_in'
    out = !(phase === 1 && model.secondChance)
    return 'failed'
  })
}

const joined = (model: Model, player: number): boolean =>
  phaseIndexes.some(phase => held(model, player, phase).length > 0)

const mayMove = (model: Model, player: number, phase: number): boolean =>
  statesOf(model, player)[phase - 1] === 'open' && (joined(model, player) || model.hour < locksAt(1))

/** Checks that everything visible of the season equals the model. */
const compare = (model: Model, season: Season): void => {
  for (const player of players) {
    expect(season.states(player).map(({ state }) => state)).toEqual(statesOf(model, player))
    for (const phase of phaseIndexes) {
      const deck = season.deck(player, phase)
      expect(deck.map(card => card.playerId)).toEqual(held(model, player, phase))
      expect(isLegalDeck(deck)).toBe(true)
      expect(season.score(player, phase)).toBe(points(model, player, phase))
    }
  }
}

/** The phase at distance `away` from the current one, where most commands act. */
const phaseAt = ({ hour }: { hour: number }, away: number): number =>
  Math.min(3, Math.max(1, Math.floor(hour / 10) + away))

type Act = { name: string; model: (model: Model) => boolean; real: (season: Season) => boolean }

/** A command whose result (done or refused) and effects must be the same in the model and in the season. */
class Step implements fc.Command<Model, Season> {
  private readonly act: Act
  constructor(act: Act) {
    this.act = act
  }
  check(): boolean {
    return true
  }
  run(model: Model, season: Season): void {
    expect(this.act.real(season), this.act.name).toBe(this.act.model(model))
    compare(model, season)
  }
  toString(): string {
    return this.act.name
  }
}

const wait = (hours: number): Step =>
  new Step({
    name: `wait ${hours}`,
    model: model => {
      model.hour += hours
      return true
    },
    real: season => {
      season.hour += hours
      return true
    },
  })

const take = (player: number, away: number, card: number): Step =>
  new Step({
    name: `player ${player} takes ${card} (${away})`,
    model: model => {
      const phase = phaseAt(model, away)
      const cards = held(model, player, phase)
      const may = mayMove(model, player, phase) && !cards.includes(card) && cards.length < 5
      if (may) cards.push(card)
      return may
    },
    real: season => {
      const phase = phaseAt(season, away)
      return (
        season.move(player, phase, { type: 'add', playerId: card }).ok &&
        season.move(player, phase, { type: 'addKeyplay', playerId: card, keyplayId: 1 }).ok
      )
    },
  })

const drop = (player: number, away: number, card: number): Step =>
  new Step({
    name: `player ${player} drops ${card} (${away})`,
    model: model => {
      const phase = phaseAt(model, away)
      const place = held(model, player, phase).indexOf(card)
      const may = mayMove(model, player, phase) && place >= 0
      if (may) held(model, player, phase).splice(place, 1)
      return may
    },
    real: season => season.move(player, phaseAt(season, away), { type: 'remove', playerId: card }).ok,
  })

const upload = (away: number, counts: readonly number[]): Step =>
  new Step({
    name: `upload (${away}): ${counts}`,
    model: model => {
      model.counts[phaseAt(model, away)] = counts
      return true
    },
    real: season => {
      season.upload(phaseAt(season, away), counts)
      return true
    },
  })

/** Twice at once: the second call changes nothing more (rulebook 3.17). */
const proceed = (player: number, away: number): Step =>
  new Step({
    name: `player ${player} proceeds (${away})`,
    model: model => {
      const phase = phaseAt(model, away)
      const states = statesOf(model, player)
      const state = states[phase - 1]
      const next = held(model, player, phase + 1)
      if (state === 'success' && states[phase] === 'open' && next.length === 0)
        next.push(...held(model, player, phase))
      return state === 'success' || state === 'failed'
    },
    real: season => {
      const phase = phaseAt(season, away)
      return season.next(player, phase).ok && season.next(player, phase).ok
    },
  })

const complete = (completed: boolean): Step =>
  new Step({
    name: completed ? 'complete' : 'uncomplete',
    model: model => {
      model.completed = completed
      return true
    },
    real: season => {
      season.completed = completed
      return true
    },
  })

const player = fc.constantFrom(...players)
const away = fc.constantFrom(0, 0, 0, 0, -1, -1, 1)
const card = fc.constantFrom(...cardIds)
const counts = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 7, maxLength: 7 })

const takes = fc.tuple(player, away, card).map(args => take(...args))
const waits = fc.integer({ min: 1, max: 5 }).map(wait)
const steps = fc.commands(
  [
    takes,
    takes,
    takes,
    takes,
    waits,
    waits,
    fc.tuple(player, away, card).map(args => drop(...args)),
    fc.tuple(away, counts).map(args => upload(...args)),
    fc.tuple(player, away).map(args => proceed(...args)),
    fc.integer({ min: 0, max: 9 }).map(dice => complete(dice === 0)),
  ],
  { size: 'max', maxCommands: 120 },
)

it('plays whole events of three phases and three players by the rules (rulebook 3.1, 3.18)', {
  timeout: 30_000,
}, () => {
  fc.assert(
    fc.property(steps, fc.boolean(), (commands, secondChance) => {
      fc.modelRun(() => ({ model: newModel(secondChance), real: new Season(secondChance) }), commands)
    }),
    { numRuns: 50 },
  )
})
