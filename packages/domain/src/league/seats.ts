import { indexRound, type LeagueRound, type RoundIndex, scoreIn } from './round.ts'
import { fixturesOf, type LeagueFixture, type Side } from './round-robin.ts'

/**
 * A member who joined after the closing, also one who had left before, or one who left; `round` is the first one that it concerns,
 * from 0. A member who leaves before the first round after joining is not given at all.
 */
export type MemberChange = { userId: number; round: number }

/** What the fixtures of a head to head follow from (rulebook 19.17 to 19.22). */
export type HeadToHead = {
  /** The members of the closing in the order of the draw. */
  order: readonly number[]
  /** How many rounds there are, those to come included. */
  rounds: number
  /** The rounds that have locked, in order. */
  locked: readonly LeagueRound[]
  /** Later joiners in the order of joining. */
  joined?: readonly MemberChange[]
  left?: readonly MemberChange[]
}

/** The same with its rounds by user id. */
type Indexed = Omit<HeadToHead, 'locked'> & { locked: readonly RoundIndex[] }

type Member = { userId: number; since: number }
/** A seat keeps its place in the cycle when its holder changes; null is AVERAGE. */
type Seat = Member | null
type Cycle = { number: number; start: number; seats: readonly Seat[]; waiting: readonly Member[] }

/**
 * Returns the fixtures of every round of a head to head (rulebook 19.17 to 19.22). In rounds to come they are those that
 * hold if nothing changes.
 */
export const headToHeadFixtures = (given: HeadToHead): LeagueFixture[][] => {
  const league = indexed(given)
  return cyclesOf(league, league.rounds).map((cycle, round) => {
    const sides = cycle.seats.map(seat => sideOf(league, seat, round))
    const fixtures = fixturesOf(sides, round - cycle.start, cycle.number)
    return fixtures.filter(({ home, away }) => home !== null || away !== null)
  })
}

/** Returns the members for whom AVERAGE plays in the round after those that have locked, by id (rulebook 19.21). */
export const inactiveMembers = (given: HeadToHead): number[] => {
  const league = indexed(given)
  const next = league.locked.length
  const { seats = [], waiting = [] } = cyclesOf(league, next + 1).at(-1) ?? {}
  return [...seats, ...waiting]
    .filter(member => member !== null)
    .filter(member => isInactive(league, member, next))
    .map(({ userId }) => userId)
    .sort((a, b) => a - b)
}

const indexed = (given: HeadToHead): Indexed => ({ ...given, locked: given.locked.map(indexRound) })

/** The seats of each round, from the first. */
function cyclesOf(league: Indexed, rounds: number): Cycle[] {
  const first = league.order.map(userId => ({ userId, since: 0 }))
  let cycle: Cycle = { number: 0, start: 0, seats: evenSeats(first), waiting: [] }
  return Array.from({ length: rounds }, (_, round) => {
    cycle = seatWaiting(league, nextCycle(withChanges(league, cycle, round), round), round)
    return cycle
  })
}

const evenSeats = (seats: readonly Seat[]): Seat[] => (seats.length % 2 === 0 ? [...seats] : [...seats, null])

/** Adds those who join with a round, and takes out those who have left; AVERAGE plays on their seats (rulebook 19.21). */
function withChanges({ joined = [], left = [] }: Indexed, cycle: Cycle, round: number): Cycle {
  const isHere = ({ userId, since }: Member) =>
    !left.some(each => each.userId === userId && each.round > since && each.round <= round)
  const joining = joined.filter(each => each.round === round).map(({ userId }) => ({ userId, since: round }))
  return {
    ...cycle,
    seats: cycle.seats.map(seat => (seat && isHere(seat) ? seat : null)),
    waiting: [...cycle.waiting, ...joining].filter(isHere),
  }
}

/** Begins a cycle once everybody has met; those who wait get their own seats (rulebook 19.22). */
function nextCycle(cycle: Cycle, round: number): Cycle {
  if (round < cycle.start + Math.max(1, cycle.seats.length - 1)) return cycle
  const seats = evenSeats([...cycle.seats.filter(seat => seat !== null), ...cycle.waiting])
  return { number: cycle.number + 1, start: round, seats, waiting: [] }
}

/** Gives those who wait the seats of AVERAGE and of inactive members, in the order of joining (rulebook 19.22). */
function seatWaiting(league: Indexed, cycle: Cycle, round: number): Cycle {
  const seats = [...cycle.seats]
  const stay: Member[] = []
  for (const member of cycle.waiting) {
    const free = seats.findIndex(seat => sideOf(league, seat, round) === null)
    if (free < 0 || isInactive(league, member, round)) stay.push(member)
    else {
      const before = seats[free] ?? null
      seats[free] = member
      if (before) stay.push(before)
    }
  }
  return { ...cycle, seats, waiting: stay }
}

/** AVERAGE plays for an inactive member (rulebook 19.21). */
const sideOf = (league: Indexed, seat: Seat, round: number): Side =>
  seat && !isInactive(league, seat, round) ? seat.userId : null

/**
 * Whether a member held no card in the two rounds before, and holds none in this one as far as is known; in rounds to come it is as in the
 * next one (rulebook 19.21).
 */
function isInactive({ locked }: Indexed, { userId, since }: Member, round: number): boolean {
  const hasDeck = (at: number) => {
    const played = locked[at]
    return played !== undefined && scoreIn(played, userId).hasDeck
  }
  const next = Math.min(round, locked.length)
  const before = [next - 1, next - 2]
  const missed = before.every(at => at >= since && locked[at] !== undefined && !hasDeck(at))
  return missed && !hasDeck(round)
}
