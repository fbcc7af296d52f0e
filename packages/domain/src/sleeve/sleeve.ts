import { ageOn } from '../shared/time.ts'
import { roleIds, styleIds } from '../shared/vocabulary.ts'

/** What sleeves look at in a card; `birth` is `YYYY-MM-DD`. */
export type SleeveCard = { playerId: number; country: string; birth: string; roleId: number; styleId: number }

/** A sleeve of the catalogue: an admin may rename and reprice it, its condition belongs to the id (rules.md 6). */
export type SleeveOffer = { id: number; name: string; description: string; mult: number }

export type Sleeve = SleeveOffer & {
  /** Cards that fit, at most `required`. */
  fulfilled: number
  required: number
  active: boolean
  /** Players whose cards get the multiplier, in deck order: none unless active. */
  covered: number[]
}

export type SleeveResult = {
  sleeves: Sleeve[]
  /** By player id, the best multiplier of the active sleeves that cover him, else 1. */
  mults: Record<number, number>
  /** By player id, the sleeve that gives it, else null. */
  best: Record<number, number | null>
}

type AgedCard = SleeveCard & { age: number }
type Condition = { required: number; fitting: (cards: readonly AgedCard[]) => readonly AgedCard[] }

const ofRole = (cards: readonly AgedCard[], roleId: number): AgedCard[] =>
  cards.filter(card => card.roleId === roleId)

const upTo = (cards: readonly AgedCard[], roleId: number, most: number): AgedCard[] =>
  ofRole(cards, roleId).slice(0, most)

const largestNationality = (cards: readonly AgedCard[]): readonly AgedCard[] =>
  cards
    .map(({ country }) => cards.filter(card => card.country === country))
    .reduce((largest, group) => (group.length > largest.length ? group : largest), [])

const ofStyle = (cards: readonly AgedCard[], styleId: number): AgedCard[] =>
  cards.filter(card => card.styleId === styleId)

/** For at most five cards `fitting` cards up to `required` make a sleeve active, and exactly they are covered. */
const conditions: Readonly<Record<number, Condition>> = {
  1: { required: 3, fitting: cards => ofRole(cards, roleIds.igl) },
  2: { required: 5, fitting: largestNationality },
  3: {
    required: 5,
    fitting: cards => [
      ...upTo(cards, roleIds.awp, 1),
      ...upTo(cards, roleIds.igl, 1),
      ...upTo(cards, roleIds.rifler, 3),
    ],
  },
  4: { required: 5, fitting: cards => ofStyle(cards, styleIds.aggressive) },
  5: { required: 5, fitting: cards => ofStyle(cards, styleIds.passive) },
  6: { required: 2, fitting: cards => cards.filter(card => card.age >= 30) },
  7: { required: 3, fitting: cards => cards.filter(card => card.age < 20) },
  8: {
    required: 5,
    fitting: cards => [...upTo(cards, roleIds.awp, 2), ...upTo(cards, roleIds.rifler, 3)],
  },
}

/** What a sleeve shows whose id has no condition (player.md 2). */
export const unknownSleeve = { name: 'unknown', description: 'Failed to load description' } as const

const judge = (offer: SleeveOffer, cards: readonly AgedCard[]): Sleeve => {
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

const bestFor = (playerId: number, sleeves: readonly Sleeve[]): Sleeve | undefined =>
  sleeves
    .filter(sleeve => sleeve.covered.includes(playerId))
    .reduce<Sleeve | undefined>(
      (best, sleeve) => (best && best.mult >= sleeve.mult ? best : sleeve),
      undefined,
    )

/**
 * The sleeves of a deck of at most five cards, in the catalogue's order, and each player's best multiplier (player.md 5,
 * rules.md 6). Ages are whole years on the UTC day of `lock`, an ISO instant.
 */
export const sleeveResult = (
  cards: readonly SleeveCard[],
  catalogue: readonly SleeveOffer[],
  lock: string,
): SleeveResult => {
  const aged = cards.map(card => ({ ...card, age: ageOn(card.birth, lock) }))
  const sleeves = catalogue.map(offer => judge(offer, aged))
  const best = cards.map(({ playerId }) => [playerId, bestFor(playerId, sleeves)] as const)
  return {
    sleeves,
    mults: Object.fromEntries(best.map(([playerId, sleeve]) => [playerId, sleeve?.mult ?? 1])),
    best: Object.fromEntries(best.map(([playerId, sleeve]) => [playerId, sleeve?.id ?? null])),
  }
}
