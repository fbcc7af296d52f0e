import { describe, expect, test } from 'vitest'
import { formOf } from './player-form.ts'

const keyplays = [
  { id: 1, points: 4 },
  { id: 2, points: 10 },
  { id: 3, points: 20 },
  { id: 4, points: 1 },
]
const played = (phase: number, series = 1) => ({ playerId: 7, phase, series, maps: 3 })
const did = (phase: number, keyplayId: number, count: number) => ({ playerId: 7, phase, keyplayId, count })
const record = (keyplayId: number, count: number) => ({ keyplayId, count, series: 2 })
const history = (...records: ReturnType<typeof record>[]) => ({
  playerId: 7,
  series: 2,
  maps: 6,
  keyplays: records,
})

describe('the form of a player (rulebook 7.20)', () => {
  test('adds up the three keyplays that brought most over all phases, per series', () => {
    const past = history(record(1, 20), record(2, 6), record(3, 4), record(4, 30))
    const counts = [did(0, 1, 5), did(0, 4, 30), did(1, 1, 15), did(1, 2, 6), did(1, 3, 4)]
    expect(formOf(past, [played(0), played(1, 2)], counts, keyplays)).toEqual([20, 100])
  })

  test('shows the last five phases, 0 for one in which none of them was done', () => {
    const appearances = [0, 1, 2, 3, 4, 5].map(phase => played(phase))
    const counts = [0, 1, 2, 4, 5].map(phase => did(phase, 2, phase + 1))
    expect(formOf(history(record(2, 15)), appearances, counts, keyplays)).toEqual([20, 30, 0, 50, 60])
  })

  test('counts a phase without a match known to be played as one series, and is empty without phases', () => {
    expect(formOf(history(record(3, 2)), [played(0, 0)], [did(0, 3, 2)], keyplays)).toEqual([40])
    expect(formOf(history(), [], [], keyplays)).toEqual([])
  })
})
