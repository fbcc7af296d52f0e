import { frozen } from '../shared/value/frozen.ts'
import type { SleeveOffer } from './sleeve.ts'

/** The sleeves of a new catalogue (rulebook 5.1); admins rename them and change their multipliers. */
export const sleeves: readonly SleeveOffer[] = frozen([
  { id: 1, name: 'Operational Brain', mult: 3, description: '3x IGL. The IGL cards pay more.' },
  { id: 2, name: 'Chemistry', mult: 1.5, description: '5x same nationality. All cards pay more.' },
  { id: 3, name: 'Balanced', mult: 1.5, description: '1 IGL, 1 AWP, 3 RIFLER. All cards pay more.' },
  { id: 4, name: 'Rush B', mult: 1.5, description: '5x aggressive. All cards pay more.' },
  { id: 5, name: 'Retake Masters', mult: 1.5, description: '5x passive. All cards pay more.' },
  {
    id: 6,
    name: 'Experience',
    mult: 1.5,
    description: '2x aged over 30. Cards of players who are 30 or more when the phase locks pay more.',
  },
  {
    id: 7,
    name: 'Youngsters',
    mult: 1.25,
    description: '3x aged under 20. Cards of players who are under 20 when the phase locks pay more.',
  },
  { id: 8, name: 'Fire Power', mult: 1.25, description: '2x AWP and 3 RIFLER. All cards pay more.' },
])
