import { expect, test } from 'vitest'
import { readCueChoice } from './cue-choice.ts'

test.each([
  [null, false, false],
  ['', false, false],
  ['sound', true, false],
  ['sound vibration', true, true],
  ['{"sound":true}', false, false],
])(
  'sound and vibration are off until the user turns them on: %j (rulebook 13.70)',
  (stored, sound, vibration) => {
    expect(readCueChoice(stored)).toEqual({ sound, vibration })
  },
)
