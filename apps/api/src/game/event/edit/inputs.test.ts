import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import {
  configAs,
  configCalls,
  insertConfiguredEvent,
  readConfig,
} from '../../../../test/calls/config-calls.ts'
import { type Fixtures, itWith } from '../../../../test/fixtures/fixtures.ts'

const it = itWith({ logLevel: 'silent' }).extend('player', { scope: 'file' }, ({ signUp }) =>
  signUp('player_one'),
)

const wrong = [null, [null], {}, -1, 1.005]
const wrongFor = (value: unknown) => [...wrong, typeof value === 'string' ? false : 'false']

/** The body with each of its values, at any depth, replaced by each wrong one in turn. */
function* withWrongTypes(body: object): Generator<object> {
  for (const [key, value] of Object.entries(body)) {
    for (const other of wrongFor(value)) yield { ...body, [key]: other }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue
    for (const inner of withWrongTypes(value)) yield { ...body, [key]: inner }
  }
}

describe.each(configCalls)('%s', verb => {
  it('is for admins only, and works for them', async ({ db, admin, visitor, player }) => {
    const { bodies } = await insertConfiguredEvent(db, admin)
    const statuses = []
    for (const person of [visitor, player, admin])
      statuses.push((await configAs(person)(verb, bodies[verb])).status)
    expect(statuses).toEqual([401, 403, 200])
  })

  it('refuses wrong types, the second time too, and changes nothing', async ({ db, admin }) => {
    const { eventId, bodies } = await insertConfiguredEvent(db, admin)
    const before = await readConfig(admin, eventId)
    // No state takes line-up news back (rulebook 18.15).
    const isRight = (body: object) => verb === 'update-line-up-news' && 'state' in body && body.state === null
    const malformed = [...withWrongTypes(bodies[verb])].filter(body => !isRight(body))
    for (const body of [...malformed, ...malformed])
      expect((await configAs(admin)(verb, body)).status, JSON.stringify(body)).toBe(400)
    expect(await readConfig(admin, eventId)).toEqual(before)
  })

  it('refuses unknown keys at any depth, and an invalid body', async ({ db, admin }) => {
    const { eventId, bodies } = await insertConfiguredEvent(db, admin)
    const before = await readConfig(admin, eventId)
    const body = bodies[verb]
    const unknown = [
      { ...body, extra: 1 },
      ...Object.entries(body)
        .filter(([, value]) => typeof value === 'object' && !Array.isArray(value))
        .map(([key, value]) => ({ ...body, [key]: { ...value, extra: 1 } })),
      {},
      [],
    ]
    for (const sent of [...unknown, ...unknown]) expect((await configAs(admin)(verb, sent)).status).toBe(400)
    expect(await readConfig(admin, eventId)).toEqual(before)
  })

  it('leaves one row in the audit log with before and after', async ({ db, admin }) => {
    const { bodies, eventId } = await insertConfiguredEvent(db, admin)
    const { id: last } = await db
      .selectFrom('audit')
      .select(eb => eb.fn.max('id').as('id'))
      .executeTakeFirstOrThrow()
    await configAs(admin)(verb, bodies[verb])
    const rows = await db.selectFrom('audit').where('id', '>', last).selectAll().execute()
    expect(rows).toMatchObject([{ call: verb, account_id: admin.id }])
    const [row] = rows
    if (!['add-event', 'copy-event'].includes(verb)) expect(row?.event_id).toBe(eventId)
    expect(row?.before === null).toBe(/^(add|copy)-/.test(verb))
    expect(row?.after).not.toEqual(row?.before)
  })

  it('does nothing if the audit log cannot be written', async ({ db, admin }) => {
    const { bodies, eventId } = await insertConfiguredEvent(db, admin)
    const before = await readConfig(admin, eventId)
    const events = () => db.selectFrom('event').select('id').execute()
    const known = await events()
    await sql`alter table audit add constraint full_log check (false) not valid`.execute(db)
    const { status, body } = await configAs(admin)(verb, bodies[verb])
    expect([status, body.message]).toEqual([500, 'Unknown error occurred. Try again later.'])
    await sql`alter table audit drop constraint full_log`.execute(db)
    expect(await events()).toEqual(known)
    expect(await readConfig(admin, eventId)).toEqual(before)
  })
})

describe('mass assignment', () => {
  const columnsOf = async ({ db }: Pick<Fixtures, 'db'>, table: string) => {
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name = ${table}`.execute(db)
    return rows.map(row => row.name)
  }
  const values = [true, 1, 'x', '2030-01-01T10:00:00.000Z', null]

  it.for([
    ['update-event', 'event', ['name', 'img', 'featured', 'public', 'completed']],
    ['update-phase', 'phase', ['name', 'points', 'mult', 'open', 'lock']],
  ] as const)('%s writes only its own columns of %s', async ([verb, table, own], { db, admin }) => {
    const { eventId, bodies } = await insertConfiguredEvent(db, admin)
    const rows = () => sql`select * from ${sql.table(table)} order by 1, 2`.execute(db)
    const before = await rows()
    const ownColumns: readonly string[] = own
    const columns = await columnsOf({ db }, table)
    expect(columns).toEqual(expect.arrayContaining([...own]))
    for (const column of columns.filter(each => !ownColumns.includes(each))) {
      for (const value of values) {
        const data = { name: 'Mine now', [column]: value }
        expect((await configAs(admin)(verb, { ...bodies[verb], eventId, data })).status).toBe(400)
      }
    }
    expect((await rows()).rows).toEqual(before.rows)
  })
})
