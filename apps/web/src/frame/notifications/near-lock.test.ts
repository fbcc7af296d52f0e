import { expect, test } from 'vitest'
import { nearLock } from './near-lock.ts'

const warning = (eventId: number, lock: string) => ({ kind: 'lock_near' as const, facts: { eventId, lock } })
const now = '2026-06-02T12:00:00.000Z'

test('of the warnings before their lock, every page shows the one that locks first (rulebook 13.62)', () => {
  const past = warning(1, '2026-06-02T12:00:00.000Z')
  const [late, soon] = [warning(2, '2026-06-02T12:50:00.000Z'), warning(3, '2026-06-02T12:20:00.000Z')]
  const opened = { kind: 'phase_opened' as const, facts: { eventId: 4, lock: '2026-06-02T12:10:00.000Z' } }
  expect(nearLock([past, late, opened, soon], now)).toBe(soon)
  expect(nearLock([past, opened], now)).toBeUndefined()
})
