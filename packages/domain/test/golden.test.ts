import { describe, expect, it } from 'vitest'
import {
  type Deck,
  freezeDeck,
  type KeyplayCount,
  keyplays,
  type SleeveCard,
  type SleeveOffer,
  scoreDeck,
  scoreFrozen,
  sleeveResult,
  weightsOf,
} from '../src/index.ts'

/** The people of the two real series, by their place in shared/data/players.csv. */
const person = (
  playerId: number,
  country: string,
  birth: string,
  roleId: number,
  styleId: number,
): SleeveCard => ({
  playerId,
  country,
  birth,
  roleId,
  styleId,
})
const apEX = person(1, 'fr', '1993-02-22', 3, 1)
const zywOo = person(2, 'fr', '2000-11-09', 2, 1)
const ropz = person(3, 'ee', '1999-12-22', 1, 2)
const mezii = person(4, 'uk', '1998-10-15', 1, 2)
const flameZ = person(5, 'il', '2003-06-22', 1, 1)
const falleN = person(6, 'br', '1991-05-30', 3, 2)
const donk = person(13, 'ru', '2007-01-25', 1, 1)
const karrigan = person(16, 'dk', '1990-04-14', 3, 2)
const kyousuke = person(20, 'ru', '2008-02-01', 1, 1)

const sleeve = (id: number, name: string, mult: number): SleeveOffer => ({ id, name, mult, description: '' })
const sleeves = [
  sleeve(1, 'Operational Brain', 3),
  sleeve(2, 'Chemistry', 1.5),
  sleeve(3, 'Balanced', 1.5),
  sleeve(4, 'Rush B', 1.5),
  sleeve(5, 'Retake Masters', 1.5),
  sleeve(6, 'Experience', 1.5),
  sleeve(7, 'Youngsters', 1.25),
  sleeve(8, 'Fire Power', 1.25),
]

describe('Team Vitality in Vitality 3:1 FURIA, 9 February 2026', () => {
  const deck: Deck = [
    { playerId: 1, keyplays: [9, 13, 15], perks: [{ perkId: 1, originPhase: 1 }] },
    { playerId: 2, keyplays: [2, 10, 20], perks: [{ perkId: 2, originPhase: 1 }] },
    {
      playerId: 3,
      keyplays: [1, 7, 15],
      perks: [
        { perkId: 3, originPhase: 1 },
        { perkId: 4, originPhase: 1 },
      ],
    },
    { playerId: 4, keyplays: [14, 16, 19], perks: [] },
    { playerId: 5, keyplays: [6, 10, 16], perks: [] },
  ]
  const perks = [
    { id: 1, mult: 1.2, keyplayType: 'utility' as const },
    { id: 2, mult: 1.5 },
    { id: 3, mult: 1.05, keyplayType: 'kill' as const },
    { id: 4, mult: 1.1 },
  ]
  /** From data/golden-counts.csv. */
  const counts: KeyplayCount[] = [
    [1, 9, 5],
    [1, 13, 2],
    [1, 15, 18],
    [2, 2, 5],
    [2, 10, 3],
    [2, 20, 3],
    [3, 1, 19],
    [3, 7, 13],
    [3, 15, 3],
    [4, 14, 1],
    [4, 16, 1],
    [4, 19, 1],
    [5, 6, 12],
    [5, 10, 3],
    [5, 16, 3],
  ].map(([playerId = 0, keyplayId = 0, count = 0]) => ({ playerId, keyplayId, count }))
  const players = [apEX, zywOo, ropz, mezii, flameZ]
  const frozen = freezeDeck(deck, {
    lock: '2026-02-09T17:00:00Z',
    phaseMult: 1.1,
    players,
    sleeves,
    keyplays,
    perks,
  })

  it('is Balanced: an IGL, an AWP, three RIFLERs (rulebook 5.6)', () => {
    expect(frozen.cards.map(card => [card.sleeveId, card.mult])).toEqual(Array(5).fill([3, 1.5]))
  })

  it('has the score that was calculated by hand (rulebook 6.7, 6.8)', () => {
    const { score, cards } = scoreDeck(frozen, counts)
    expect(cards.map(card => card.points)).toEqual([
      1029, // apEX: 45 x 5 + (200 x 2 + 15 x 18) x 1.2 = 225 + 480 + 324
      1695, // ZywOo: (40 x 5 + 110 x 3 + 200 x 3) x 1.5 = 300 + 495 + 900
      271.45, // ropz: (4 x 19 + 9 x 13) x 1.15 + 15 x 3 x 1.1 = 87.4 + 134.55 + 49.5
      400, // mezii: 250 + 80 + 70
      738, // flameZ: 14 x 12 + 110 x 3 + 80 x 3
    ])
    expect(cards.map(card => card.score)).toEqual([1697.85, 2796.75, 447.89, 660, 1217.7])
    expect(score).toBe(6820.19)
    expect(scoreFrozen(weightsOf(frozen), counts)).toBe(6820.19)
  })
})

it('finds the sleeves of five real people on 17 May 2026', () => {
  const cards = [apEX, falleN, karrigan, donk, kyousuke]
  const { sleeves: found, mults } = sleeveResult(cards, sleeves, '2026-05-17T15:00:00Z')
  expect(found.map(({ fulfilled, active }) => [fulfilled, active])).toEqual([
    [3, true], // apEX, FalleN and karrigan lead
    [2, false], // donk and kyousuke are Russians
    [3, false], // one IGL and two RIFLERs fit
    [3, false], // apEX, donk and kyousuke are aggressive
    [2, false],
    [2, true], // 33, 34 and 36 years old, two are enough
    [2, false], // 19 and 18 years old, three are needed
    [2, false], // two RIFLERs
  ])
  expect(mults).toEqual({ 1: 3, 6: 3, 16: 3, 13: 1, 20: 1 })
})
