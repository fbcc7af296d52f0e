import { expect, test } from 'vitest'
import { violatedConstraint } from './postgres-error.ts'

test.each([
  [{ constraint: 'account_username' }, 'account_username'],
  // As Citus names that of a part of a table.
  [{ constraint: 'account_username_102029' }, 'account_username'],
  [{ constraint: undefined }, undefined],
  [new Error('no constraint'), undefined],
  [null, undefined],
])('the constraint that %j broke', (error, name) => {
  expect(violatedConstraint(error)).toBe(name)
})
