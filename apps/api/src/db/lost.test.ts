import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sqlOn } from '../../test/database/run-sql.ts'
import { openWorld, type World } from '../../test/fixtures/test-app.ts'
import { openPostgres } from './postgres.ts'
import { inTransaction } from './transaction.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.join('first')
  await world.join('second')
})
afterAll(() => world.close())

/** Renames the first, then, where nobody else has begun, waits for the other to have done so, then renames the second. */
function rename(first: string, second: string, meet: () => Promise<void>, tell: () => void) {
  return inTransaction(world.db, async trx => {
    tell()
    const touch = (username: string) =>
      trx
        .updateTable('account')
        .set(eb => ({ name: sql<string>`${eb.ref('name')} || '!'` }))
        .where('username', '=', username)
        .execute()
    await touch(first)
    await meet()
    await touch(second)
  })
}

test('two that lock each other out are both done: the database undoes one, which is begun again', async () => {
  let begun = 0
  let arrived = 0
  const { promise: both, resolve } = Promise.withResolvers<void>()
  const meet = () => {
    if (++arrived === 2) resolve()
    return both
  }
  const tell = () => void begun++
  await Promise.all([rename('first', 'second', meet, tell), rename('second', 'first', meet, tell)])
  expect(begun).toBe(3)
  const names = await world.db.selectFrom('account').select('name').orderBy('username').execute()
  expect(names.map(({ name }) => name)).toEqual(['first!!', 'second!!'])
})

test('what is undone each time is given up in the end, as the error it is', async () => {
  let begun = 0
  const unit = inTransaction(world.db, async trx => {
    begun++
    await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(trx)
  })
  await expect(unit).rejects.toMatchObject({ code: '40001' })
  expect(begun).toBe(4)
})

test('a rule that says no is not asked twice', async () => {
  let begun = 0
  const unit = inTransaction(world.db, async () => {
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
