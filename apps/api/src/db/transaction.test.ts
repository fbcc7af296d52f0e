import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/fixtures/test-app.ts'
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

test('two that lock each other out are both done: the database undoes one, which is begun again', async () => {
  let begun = 0
  let waiting = 0
  const both = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  /** Renames one and, once the other unit has renamed its first too, the other. */
  const renameBoth = (first: string, second: string) => {
    let attempts = 0
    return inTransaction(testApp.db, async trx => {
      begun++
      // The unit that was undone begins again when the other is done, or they could lock each other out once more.
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

test('what is undone each time is given up in the end, as the error it is', async () => {
  let begun = 0
  const unit = inTransaction(testApp.db, async trx => {
    begun++
    await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(trx)
  })
  await expect(unit).rejects.toMatchObject({ code: '40001' })
  expect(begun).toBe(4)
})

test('a rule that says no is not asked twice', async () => {
  let begun = 0
  const unit = inTransaction(testApp.db, async () => {
    begun++
    throw new Error('no')
  })
  await expect(unit).rejects.toThrow('no')
  expect(begun).toBe(1)
})
