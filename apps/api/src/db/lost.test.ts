import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sqlOn } from '../../test/sql-on.ts'
import { openWorld, type World } from '../../test/world.ts'
import { atomically } from './atomically.ts'
import { openPostgres } from './postgres.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.join('first')
  await world.join('second')
})
afterAll(() => world.close())

test('two that lock each other out are both done: the database undoes one, which is begun again', async () => {
  let begun = 0
  let holding = 0
  const { promise: bothHold, resolve } = Promise.withResolvers<void>()
  /** Renames the first account, then, once each unit holds its first, the second. */
  const rename = (first: string, second: string, other: () => Promise<void>) =>
    atomically(world.db, async trx => {
      // The undone one leaves its locks to the other: it could take them again before the other wakes, and be undone anew.
      if (++begun > 2) await other()
      const touch = (username: string) =>
        trx
          .updateTable('account')
          .set(eb => ({ name: sql<string>`${eb.ref('name')} || '!'` }))
          .where('username', '=', username)
          .execute()
      await touch(first)
      if (++holding === 2) resolve()
      await bothHold
      await touch(second)
    })
  const one: Promise<void> = rename('first', 'second', () => two)
  const two: Promise<void> = rename('second', 'first', () => one)
  await Promise.all([one, two])
  expect(begun).toBe(3)
  const names = await world.db.selectFrom('account').select('name').orderBy('username').execute()
  expect(names.map(({ name }) => name)).toEqual(['first!!', 'second!!'])
})

test('what is undone each time is given up in the end, as the error it is', async () => {
  let begun = 0
  const unit = atomically(world.db, async trx => {
    begun++
    await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(trx)
  })
  await expect(unit).rejects.toMatchObject({ code: '40001' })
  expect(begun).toBe(4)
})

test('a rule that says no is not asked twice', async () => {
  let begun = 0
  const unit = atomically(world.db, async () => {
    begun++
    throw new Error('no')
  })
  await expect(unit).rejects.toThrow('no')
  expect(begun).toBe(1)
})

test('lost connections, idle or within a transaction, are told of; the next statement works on a new one', async () => {
  const ended = 'a connection was lost: terminating connection due to administrator command'
  let told = 0
  const heard = Promise.withResolvers<void>()
  const database = openPostgres(`${world.url}&application_name=lost`, ({ message }) => {
    // Each says why it ends, and may say once more that it has.
    if (message === ended && ++told === 2) heard.resolve()
  })
  const { db } = database
  const { promise: idle, resolve: leave } = Promise.withResolvers<void>()
  const { promise: inside, resolve: enter } = Promise.withResolvers<void>()
  const held = db.transaction().execute(async trx => {
    await sql`insert into map (name) values ('Lost')`.execute(trx)
    enter()
    await idle
    await sql`select 1`.execute(trx)
  })
  await inside
  await sql`select 1`.execute(db)
  await sqlOn(
    inject('postgres').url,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lost'",
  )
  await heard.promise
  leave()
  await expect(held).rejects.toThrow()
  const { rows } = await sql`select name from map where name = 'Lost'`.execute(db)
  expect(rows).toEqual([])
  await database.close()
})
