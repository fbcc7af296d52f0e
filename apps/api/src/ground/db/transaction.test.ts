import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/fixtures/test-app.ts'
import type { Queryable } from './db.ts'
import { inTransaction } from './transaction.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.signUp('first')
  await testApp.signUp('second')
})
afterAll(() => testApp.close())

const rename = (trx: Queryable, username: string) =>
  trx
    .updateTable('account')
    .set(eb => ({ name: sql<string>`${eb.ref('name')} || '!'` }))
    .where('username', '=', username)
    .execute()

test('of two transactions in a deadlock both succeed: the database rolls back one, which runs again', async () => {
  let begun = 0
  let waiting = 0
  const both = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  /** Renames one account and, once the other transaction has renamed its first one, the other. */
  const renameBoth = (first: string, second: string) => {
    let attempts = 0
    return inTransaction(testApp.db, async trx => {
      begun++
      // The transaction that was rolled back starts again after the other is done, or they could end in a deadlock again.
      if (++attempts > 1) await done.promise
      await rename(trx, first)
      if (++waiting === 2) both.resolve()
      await both.promise
      await rename(trx, second)
    }).then(done.resolve)
  }
  await Promise.all([renameBoth('first', 'second'), renameBoth('second', 'first')])
  expect(begun).toBe(3)
  const names = await testApp.db.selectFrom('account').select('name').orderBy('username').execute()
  expect(names.map(({ name }) => name)).toEqual(['first!!', 'second!!'])
})

test('work that is rolled back each time fails in the end with its error', async () => {
  let begun = 0
  const unit = inTransaction(testApp.db, async trx => {
    begun++
    await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(trx)
  })
  await expect(unit).rejects.toMatchObject({ code: '40001' })
  expect(begun).toBe(4)
})

test('work that a rule refuses is not repeated', async () => {
  let begun = 0
  const unit = inTransaction(testApp.db, async () => {
    begun++
    throw new Error('no')
  })
  await expect(unit).rejects.toThrow('no')
  expect(begun).toBe(1)
})
