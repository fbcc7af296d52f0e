import { ageOnDay, utcDay } from '../shared/time.ts'
import { frozen } from '../shared/value/frozen.ts'
import { roleIds, styleIds } from '../shared/vocabulary.ts'

/**
 * The properties of a card that sleeves depend on; `birth` is `YYYY-MM-DD`. Role and style ids: rulebook 5.14. Null stands for a fact that is not known,
 * which counts for no sleeve (rulebook 5.17).
 */
export type SleeveCard = {
  playerId: number
  country: string | null
  birth: string | null
  roleId: number | null
  styleId: number | null
}

/**
 * A sleeve of the catalogue: admins can rename it and change its multiplier; its condition depends only on the id (rulebook
 * 5.2).
 */
export type SleeveOffer = { id: number; name: string; description: string; mult: number }

/** A sleeve with its state for a deck (rulebook 5.10, 5.11). */
export type Sleeve = SleeveOffer & {
  /** How many cards fit, at most `required`. */
  fulfilled: number
  required: number
  active: boolean
  /** Ids of the players whose cards get the multiplier, in deck order; none unless active. */
  covered: number[]
}

/** The sleeves of a deck and the multiplier of each card (rulebook 5.12). */
export type SleeveResult = {
  sleeves: Sleeve[]
  /** The highest multiplier of the active sleeves that cover the card, else 1, by player id. */
  mults: Record<number, number>
  /** The id of the sleeve with that multiplier, else null, by player id. */
  best: Record<number, number | null>
}

type AgedCard = SleeveCard & { age: number | null }
type Condition = { required: number; fitting: (cards: readonly AgedCard[]) => readonly AgedCard[] }

/** Finds cards of the given roles, at most the given number of each. */
const upTo = (cards: readonly AgedCard[], most: Readonly<Record<number, number>>): AgedCard[] => {
  const left = { ...most }
  return cards.filter(({ roleId }) => {
    if (roleId === null) return false
    const free = left[roleId] ?? 0
    left[roleId] = free - 1
    return free > 0
  })
}

const largestNationality = (cards: readonly AgedCard[]): readonly AgedCard[] => {
  let largest: readonly AgedCard[] = []
  for (const { country } of cards) {
    if (country === null || largest[0]?.country === country) continue
    const group = cards.filter(card => card.country === country)
    if (group.length > largest.length) largest = group
  }
  return largest
}

const ofStyle = (cards: readonly AgedCard[], styleId: number): AgedCard[] =>
  cards.filter(card => card.styleId === styleId)

/** The conditions by sleeve id. A sleeve is active with `required` fitting cards, and covers exactly the fitting cards. */
const conditions: Readonly<Record<number, Condition>> = {
  1: { required: 3, fitting: cards => cards.filter(card => card.roleId === roleIds.igl) },
  2: { required: 5, fitting: largestNationality },
  3: {
    required: 5,
    fitting: cards => upTo(cards, { [roleIds.awp]: 1, [roleIds.igl]: 1, [roleIds.rifler]: 3 }),
  },
  4: { required: 5, fitting: cards => ofStyle(cards, styleIds.aggressive) },
  5: { required: 5, fitting: cards => ofStyle(cards, styleIds.passive) },
  6: { required: 2, fitting: cards => cards.filter(({ age }) => age !== null && age >= 30) },
  7: { required: 3, fitting: cards => cards.filter(({ age }) => age !== null && age < 20) },
  8: {
    required: 5,
    fitting: cards => upTo(cards, { [roleIds.awp]: 2, [roleIds.rifler]: 3 }),
  },
}

/** Whether a sleeve is one of the eight whose condition is code; running events need these (rulebook 5.15). */
export const isBuiltInSleeve = (id: number): boolean => Object.hasOwn(conditions, id)

/** The texts of a sleeve whose id has no condition (rulebook 5.3). */
export const unknownSleeve = frozen({ name: 'unknown', description: 'Failed to load description' } as const)

const evaluate = (offer: SleeveOffer, cards: readonly AgedCard[]): Sleeve => {
  const condition = conditions[offer.id]
  if (!condition) return { ...offer, ...unknownSleeve, fulfilled: 0, required: 0, active: false, covered: [] }
  const { required } = condition
  const fitting = condition.fitting(cards)
  const active = fitting.length >= required
  return {
    ...offer,
    fulfilled: Math.min(fitting.length, required),
    required,
    active,
    covered: active ? cards.filter(card => fitting.includes(card)).map(card => card.playerId) : [],
  }
}

/** The card that a sleeve lacks: of a role, of a style, of a country, aged 30 or more, or under 20. */
export type LackingCard =
  | { roleId: number }
  | { styleId: number }
  | { country: string }
  | { age: 'old' | 'young' }

/**
 * Returns the card that a sleeve lacks if it is one short, else null (rulebook 5.16).
 *
 * @example
 * const sleeve = { id: 8, fulfilled: 4, required: 5 }
 * lackingCard(sleeve, [1, 1, 1, 2].map(roleId => ({ roleId, country: 'pl' }))) // { roleId: 2 }
 */
export const lackingCard = (
  { id, fulfilled, required }: Pick<Sleeve, 'id' | 'fulfilled' | 'required'>,
  cards: readonly Pick<SleeveCard, 'roleId' | 'country'>[],
): LackingCard | null => {
  if (fulfilled !== required - 1 || fulfilled === 0) return null
  const countOf = (roleId: number) => cards.filter(card => card.roleId === roleId).length
  const { igl, awp, rifler } = roleIds
  if (id === 1) return { roleId: igl }
  if (id === 2) return { country: mostFrequent(cards.flatMap(({ country }) => country ?? [])) }
  if (id === 3) return { roleId: countOf(awp) < 1 ? awp : countOf(igl) < 1 ? igl : rifler }
  if (id === 4) return { styleId: styleIds.aggressive }
  if (id === 5) return { styleId: styleIds.passive }
  if (id === 6 || id === 7) return { age: id === 6 ? 'old' : 'young' }
  return { roleId: countOf(awp) < 2 ? awp : rifler }
}

const mostFrequent = (values: readonly string[]): string => {
  const countOf = (value: string) => values.filter(each => each === value).length
  return values.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ''
}

/** Sorts by multiplier, highest first, equal ones in the catalogue's order. */
const byMultiplier = (one: { mult: number }, other: { mult: number }): number => other.mult - one.mult

/**
 * Returns which sleeves a deck of at most five cards activates, in the catalogue's order, and which multiplier each card
 * gets (rulebook 5.4, 5.5, 5.6, 5.7, 5.8, 5.9, 5.12). `lock` is the lock of the phase, an ISO instant: ages are whole years
 * on its UTC day (rulebook 5.13).
 *
 * @example
 * const igl = { country: 'pl', birth: '1999-01-01', roleId: 3, styleId: 1 }
 * const deck = [1, 2, 3].map(playerId => ({ playerId, ...igl }))
 * const catalogue = [{ id: 1, name: 'Operational Brain', description: 'Three IGLs', mult: 3 }]
 * sleeveResult(deck, catalogue, '2026-06-02T12:00:00Z').mults // { 1: 3, 2: 3, 3: 3 }
 */
export const sleeveResult = (
  cards: readonly SleeveCard[],
  catalogue: readonly SleeveOffer[],
  lock: string,
): SleeveResult => {
  const day = utcDay(lock)
  const aged = cards.map(card => withAge(card, day))
  const sleeves = catalogue.map(offer => evaluate(offer, aged))
  const active = sleeves.filter(sleeve => sleeve.active).sort(byMultiplier)
  const result: SleeveResult = { sleeves, mults: {}, best: {} }
  for (const { playerId } of cards) {
    const best = active.find(sleeve => sleeve.covered.includes(playerId))
    result.mults[playerId] = best?.mult ?? 1
    result.best[playerId] = best?.id ?? null
  }
  return result
}

const withAge = (card: SleeveCard, day: string): AgedCard => ({
  ...card,
  age: card.birth === null ? null : ageOnDay(card.birth, day),
})

/**
 * Returns a function that calculates the multiplier of each card, in the order of the cards, for many decks with the same
 * lock (rulebook 5.12): the same as `mults` of `sleeveResult`, in a third of the time. `players` include at least those of
 * the decks.
 *
 * @example
 * const igl = { country: 'pl', birth: '1999-01-01', roleId: 3, styleId: 1 }
 * const players = [1, 2, 3, 4].map(playerId => ({ playerId, ...igl }))
 * const catalogue = [{ id: 1, name: 'Operational Brain', description: 'Three IGLs', mult: 3 }]
 * const multsOf = sleeveMultipliers({ players, sleeves: catalogue, lock: '2026-06-02T12:00:00Z' })
 * multsOf([1, 2]) // [1, 1]
 * multsOf([4, 2, 1]) // [3, 3, 3]
 */
export const sleeveMultipliers = ({
  players,
  sleeves,
  lock,
}: {
  players: readonly SleeveCard[]
  sleeves: readonly SleeveOffer[]
  lock: string
}): ((playerIds: readonly number[]) => number[]) => {
  const day = utcDay(lock)
  const aged = new Map(players.map(player => [player.playerId, withAge(player, day)]))
  const offers = [...sleeves].sort(byMultiplier).flatMap(({ id, mult }) => {
    const condition = conditions[id]
    return condition ? [{ ...condition, mult }] : []
  })
  return playerIds => {
    const cards = playerIds.map(id => aged.get(id) as AgedCard)
    const mults: (number | undefined)[] = []
    for (const { required, fitting, mult } of offers) {
      const covered = fitting(cards)
      if (covered.length < required) continue
      for (const card of covered) mults[cards.indexOf(card)] ??= mult
    }
    return cards.map((_, at) => mults[at] ?? 1)
  }
}
