import { sqlState } from './violation.ts'

const tries = 4
/** A deadlock, a serialization failure. Not a lost connection: whether it had committed is not known. */
const undone = new Set(['40P01', '40001'])

/**
 * Runs a unit of the database's work again, from its start, where the database has undone it in favour of another. The
 * unit may have done nothing beside.
 */
export async function again<T>(unit: () => Promise<T>): Promise<T> {
  for (let n = 1; ; n++) {
    try {
      return await unit()
    } catch (error) {
      if (n === tries || !undone.has(sqlState(error) ?? '')) throw error
    }
  }
}
