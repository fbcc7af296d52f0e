import { type DemoOptions, DemoWriter } from './demo-file.ts'
import type { Entity, EntityClass, Values } from './entities.ts'
import { type EventFields, type EventName, gameEvent } from './game-events.ts'
import {
  counter,
  handle,
  type MatchPerson,
  type Person,
  pawnId,
  rulesId,
  snapshotOf,
  teamOn,
  terrorist,
} from './match-entities.ts'

const second = 64
/** Why a round ended, and who won it then. */
const reasons = {
  exploded: [1, 2],
  defused: [7, 3],
  counter: [8, 3],
  terrorist: [9, 2],
  time: [12, 3],
} as const

type Marks = {
  headshot?: boolean
  noscope?: boolean
  thrusmoke?: boolean
  attackerblind?: boolean
  penetrated?: number
  assister?: string
  assistedflash?: boolean
  damage?: number
}
export type MatchOptions = DemoOptions & {
  map?: string
  people: readonly MatchPerson[]
  /** Writes a snapshot before each round. */
  full?: boolean
  /** The number of rounds that were played before the recording began. */
  played?: number
}

const utility = new Set(['hegrenade', 'inferno', 'molotov', 'incgrenade'])

/** A match that is recorded: what a server does, call by call, at rising ticks. `write` gives the file. */
export class DemoMatch {
  readonly #writer: DemoWriter
  readonly #people: Person[]
  readonly #options: MatchOptions
  #events: Buffer[] = []
  #changes = new Map<number, Entity>()
  #rules: Values
  /** The places of bots whose bodies people play on in. */
  #bodies = new Map<Person, number>()
  #saved = new Map<number, { m_iKills: number; mvps: number }[]>()
  tick = 0

  constructor(options: MatchOptions) {
    const { map = 'de_testbed', people, played = 0 } = options
    this.#options = options
    this.#people = people.map((person, place) => ({
      ...{ ...person, place, health: 100, isAlive: true, mvps: 0 },
      totals: { m_iKills: 0, m_iDamage: 0, m_iUtilityDamage: 0 },
    }))
    this.#writer = new DemoWriter(map, people, options)
    this.#rules = {
      ...{
        m_iRoundTime: 115,
        m_bMapHasBombTarget: true,
        m_bMapHasRescueZone: false,
        m_nMatchAbortedEarlyReason: 0,
      },
      m_bFreezePeriod: true,
      m_bWarmupPeriod: played === 0,
      m_gamePhase: played === 0 ? 1 : 2,
      m_totalRoundsPlayed: played,
      m_nOvertimePlaying: 0,
      m_bHasMatchStarted: played > 0,
      m_iRoundWinStatus: 0,
      m_eRoundWinReason: 0,
      m_nMatchEndCount: 0,
      m_nRoundEndCount: 0,
      m_nRoundStartCount: 0,
    }
    this.at(1)
    for (const entity of snapshotOf(this.#people, this.#rules, this.tick))
      this.#changes.set(entity.id, entity)
  }

  get played(): number {
    return Number(this.#rules.m_totalRoundsPlayed)
  }

  /** Goes on to a tick; what happens in one tick is one packet. */
  at(tick: number): this {
    if (tick < this.tick) throw new Error(`tick ${tick} is before ${this.tick}`)
    if (tick !== this.tick) this.#flush()
    this.tick = tick
    this.#writer.tick = tick
    return this
  }

  after(ticks: number): this {
    return this.at(this.tick + ticks)
  }

  startMatch(): this {
    this.after(second)
    for (const person of this.#people) {
      person.totals = { m_iKills: 0, m_iDamage: 0, m_iUtilityDamage: 0 }
      person.mvps = 0
      this.#showTotals(person)
    }
    this.#changeRules({
      m_bWarmupPeriod: false,
      m_gamePhase: 2,
      m_totalRoundsPlayed: 0,
      m_bHasMatchStarted: true,
    })
    this.#send('begin_new_match')
    return this
  }

  /** Ends the warm-up without starting the match, as before a knife round. */
  endWarmUp(): this {
    this.after(second).#changeRules({ m_bWarmupPeriod: false })
    return this
  }

  startRound(): this {
    this.after(2 * second)
    for (const person of this.#people) Object.assign(person, { health: 100, isAlive: true })
    for (const person of this.#bodies.keys()) this.#giveBody(person, person.place)
    this.#bodies.clear()
    if (this.#options.full) {
      this.#flush()
      this.#writer.fullPacket(snapshotOf(this.#people, this.#rules, this.tick))
    }
    this.#changeRules({
      ...{ m_bFreezePeriod: true, m_iRoundWinStatus: 0, m_eRoundWinReason: 0 },
      m_nRoundStartCount: (Number(this.#rules.m_nRoundStartCount) + 1) & 255,
    })
    for (const { place } of this.#people) {
      this.#change(place + 1, 'CCSPlayerController', { m_bPawnIsAlive: true })
      this.#change(pawnId(place), 'CCSPlayerPawn', { m_iHealth: 100, m_lifeState: 0 })
    }
    this.after(second).#changeRules({ m_bFreezePeriod: false })
    this.#send('round_freeze_end')
    return this
  }

  hurt(attacker: string | null, victim: string, weapon: string, damage: number): this {
    const [from, to] = [attacker === null ? undefined : this.#person(attacker), this.#person(victim)]
    const lost = Math.min(damage, to.health)
    to.health -= lost
    if (from && from.side !== to.side)
      this.#add(from, { m_iDamage: lost, m_iUtilityDamage: utility.has(weapon) ? lost : 0 })
    const who = { ...this.#named('userid', to), ...this.#named('attacker', from) }
    this.#send('player_hurt', { ...who, health: to.health, weapon, dmg_health: damage, hitgroup: 2 })
    this.#change(this.#bodyOf(to), 'CCSPlayerPawn', { m_iHealth: to.health })
    return this
  }

  /** A kill with the damage that it takes; the world and the bomb kill without. */
  kill(
    attacker: string | null,
    victim: string,
    weapon: string,
    { assister, damage, ...marks }: Marks = {},
  ): this {
    const [from, to] = [attacker === null ? undefined : this.#person(attacker), this.#person(victim)]
    if (weapon !== 'planted_c4' && weapon !== 'world')
      this.hurt(attacker, victim, weapon, damage ?? Math.max(to.health, 109))
    Object.assign(to, { health: 0, isAlive: false })
    if (from && from.side !== to.side) this.#add(from, { m_iKills: 1 })
    const helper = assister === undefined ? undefined : this.#person(assister)
    const who = {
      ...this.#named('userid', to),
      ...this.#named('attacker', from),
      ...this.#named('assister', helper),
    }
    this.#send('player_death', { ...who, weapon, ...marks, distance: 10.5, dmg_health: 100 })
    this.#change(to.place + 1, 'CCSPlayerController', { m_bPawnIsAlive: false })
    this.#change(this.#bodyOf(to), 'CCSPlayerPawn', { m_iHealth: 0, m_lifeState: 1 })
    return this
  }

  /** A dead person plays on in the body of a bot of the team, until the next round. */
  takeOver(name: string, bot: string): this {
    const [person, { place, health }] = [this.#person(name), this.#person(bot)]
    Object.assign(person, { health, isAlive: true })
    this.#bodies.set(person, place)
    this.#giveBody(person, place)
    this.#change(place + 1, 'CCSPlayerController', { m_bPawnIsAlive: false })
    return this
  }

  bomb(event: 'bomb_planted' | 'bomb_defused', person: string): this {
    this.#send(event, { ...this.#named('userid', this.#person(person)), site: 200 })
    return this
  }

  leave(person: string): this {
    this.#send('player_disconnect', { userid: this.#person(person).place, name: person })
    return this
  }

  /** Ends the round in this tick; `afterwards` happens before the next one starts. */
  endRound(reason: keyof typeof reasons, mvp?: string, afterwards?: () => void): this {
    const [why, winner] = reasons[reason]
    const valuable = mvp === undefined ? undefined : this.#person(mvp)
    if (valuable) {
      valuable.mvps += 1
      this.#change(valuable.place + 1, 'CCSPlayerController', { m_iMVPs: valuable.mvps })
      this.#send('round_mvp', { userid: valuable.place, reason: 1, value: 1 })
    }
    this.#saved.set(
      this.played + 1,
      this.#people.map(({ totals, mvps }) => ({ m_iKills: totals.m_iKills, mvps })),
    )
    this.#changeRules({
      ...{ m_totalRoundsPlayed: this.played + 1, m_iRoundWinStatus: winner, m_eRoundWinReason: why },
      m_nRoundEndCount: (Number(this.#rules.m_nRoundEndCount) + 1) & 255,
    })
    afterwards?.()
    return this.after(5 * second)
  }

  /** Half time. */
  swapSides(): this {
    this.after(second)
    for (const person of this.#people) {
      person.side = person.side === terrorist ? counter : terrorist
      this.#change(person.place + 1, 'CCSPlayerController', { m_iTeamNum: person.side })
      this.#change(pawnId(person.place), 'CCSPlayerPawn', { m_iTeamNum: person.side })
    }
    for (const side of [terrorist, counter] as const)
      this.#change(19 + side, 'CCSTeam', { m_szClanTeamname: teamOn(this.#people, side) })
    return this
  }

  /** Loads the backup of a round: kills and MVPs go back, damage stays. */
  restore(round: number): this {
    this.after(second)
    for (const [place, saved] of (this.#saved.get(round) ?? []).entries()) {
      const person = this.#people[place]
      if (!person) continue
      person.totals.m_iKills = saved.m_iKills
      person.mvps = saved.mvps
      this.#showTotals(person)
    }
    this.#changeRules({ m_totalRoundsPlayed: round, m_iRoundWinStatus: 0 })
    return this
  }

  endMatch(): this {
    this.after(second).#changeRules({ m_gamePhase: 5, m_nMatchEndCount: 1 })
    this.#send('cs_win_panel_match')
    return this
  }

  write(closed = true): Buffer {
    this.#flush()
    return this.#writer.end(closed)
  }

  #person(name: string): Person {
    const found = this.#people.find(person => person.name === name)
    if (!found) throw new Error(`nobody is called ${name}`)
    return found
  }

  #bodyOf(person: Person): number {
    return pawnId(this.#bodies.get(person) ?? person.place)
  }

  #giveBody(person: Person, place: number): void {
    const m_hPlayerPawn = handle(pawnId(place))
    this.#change(person.place + 1, 'CCSPlayerController', { m_hPlayerPawn, m_bPawnIsAlive: true })
  }

  #changeRules(values: Values): void {
    this.#rules = { ...this.#rules, ...values }
    this.#change(rulesId, 'CCSGameRulesProxy', { m_pGameRules: values })
  }

  #add(person: Person, more: Partial<Person['totals']>): void {
    for (const [field, value] of Object.entries(more)) person.totals[field as keyof Person['totals']] += value
    this.#showTotals(person)
  }

  #showTotals({ place, totals, mvps }: Person): void {
    this.#change(place + 1, 'CCSPlayerController', {
      m_pActionTrackingServices: { ...totals },
      m_iMVPs: mvps,
    })
  }

  /** Changes of an entity in one tick are one. */
  #change(id: number, of: EntityClass, values: Values): void {
    const before = this.#changes.get(id)
    const merged: Values = { ...before?.values }
    for (const [field, value] of Object.entries(values)) {
      const known = merged[field]
      merged[field] = typeof value === 'object' && typeof known === 'object' ? { ...known, ...value } : value
    }
    this.#changes.set(id, { id, of, ...(before?.create && { create: true }), values: merged })
  }

  #named(field: 'userid' | 'attacker' | 'assister', person: Person | undefined): EventFields {
    const pawn = person ? handle(this.#bodyOf(person)) : -1
    return { [field]: person?.place ?? 65_535, [`${field}_pawn`]: pawn }
  }

  #send(name: EventName, fields?: EventFields): void {
    this.#events.push(gameEvent(name, fields))
  }

  #flush(): void {
    if (this.#events.length > 0 || this.#changes.size > 0)
      this.#writer.packet(
        this.#events,
        [...this.#changes.values()].toSorted((a, b) => a.id - b.id),
      )
    this.#events = []
    this.#changes = new Map()
  }
}
