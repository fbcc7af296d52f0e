import { expect, test } from 'vitest'
import { phaseLabel } from './phase-label.ts'

const phases = ['phase', 'Final', 'Phase '].map((name, place) => ({ index: place + 1, name }))

test('a phase is labelled with its name, and also with its index if another has the same name (rulebook 13.28)', () => {
  expect(phases.map(phase => phaseLabel(phase, phases))).toEqual(['1. phase', 'Final', '3. Phase '])
})

test('phases whose long names begin alike are also labelled with their index (rulebook 13.28, 13.48)', () => {
  const long = ['Opening Stage of the Regions: North', 'Opening Stage of the Regions: South', 'Opening'].map(
    (name, place) => ({ index: place + 1, name }),
  )
  expect(long.map(phase => phaseLabel(phase, long))).toEqual([
    '1. Opening Stage of the Regions: North',
    '2. Opening Stage of the Regions: South',
    'Opening',
  ])
})
