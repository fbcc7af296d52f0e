import { expect, test } from 'vitest'
import { violatedConstraint } from './postgres-error.ts'

test.each([
  [{ constraint: 'account_username' }, 'account_username'],
  // Citus adds the number of the table's part.
  [{ constraint: 'account_username_102029' }, 'account_username'],
  // A worker of Citus sends no field, only the message.
  [new Error('duplicate key value violates unique constraint "account_username_102029"'), 'account_username'],
  [
    new Error(
      'insert or update on table "deck_1" violates foreign key constraint "deck_event_id_fkey_102011"',
    ),
    'deck_event_id_fkey',
  ],
  [new Error('new row for relation "deck" violates check constraint "five_cards"'), 'five_cards'],
  [{ constraint: undefined }, undefined],
  [new Error('no constraint'), undefined],
  [null, undefined],
])('the constraint that %j broke', (error, name) => {
  expect(violatedConstraint(error)).toBe(name)
})
