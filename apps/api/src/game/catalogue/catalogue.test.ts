import { hasOwnId, requiredFields } from '@game/domain'
import { describe, expect } from 'vitest'
import { nineKinds } from '../../../test/calls/nine-kinds.ts'
import { it as base, type Fixtures } from '../../../test/fixtures/fixtures.ts'

const it = base.extend('player', { scope: 'file' }, ({ signUp }) => signUp('player_one'))

type Refusal = { message: string; code: string; rule?: string; facts?: object }
type One = Record<string, { id: number }>
type Page = Record<string, { id: number; name: string }[]> & { count: number }

let unique = 1000
const next = () => ++unique

describe.each(nineKinds)('$kind', ({ kind, many, prefix, body, thing, wrongType }) => {
  const path = (verb: string) => `${prefix}/${verb}-${kind}`
  const list = `${prefix}/get-${many}`
  const incomplete = kind === 'team' ? 'TEAM_INCOMPLETE' : 'CATALOGUE_INCOMPLETE'
  const add = async ({ admin }: Pick<Fixtures, 'admin'>, number: number) => {
    const { body: made } = await admin.call<One>(path('add'), body(number))
    return made[kind]?.id ?? 0
  }
  const read = (id: number, number: number) => ({ id, ...thing(number), revision: expect.any(String) })
  const withId = (number: number, id: number) => {
    const whole = body(number)
    return { ...whole, data: { ...whole.data, id } }
  }

  it('is added, listed for everybody, changed and removed; each call answers its current state', async ({
    admin,
    visitor,
  }) => {
    const number = next()
    const added = await admin.call<One>(path('add'), body(number))
    expect(added.status).toBe(200)
    const id = added.body[kind]?.id ?? 0
    expect(added.body[kind]).toEqual(read(id, number))
    const listed = await visitor.call<Page>(`${list}?phrase=${number}`)
    expect(listed.body).toEqual({ [many]: [read(id, number)], count: 1 })

    const renamed = next()
    const updated = await admin.call<One>(path('update'), withId(renamed, id))
    expect(updated.status).toBe(200)
    expect(updated.body[kind]).toEqual(read(id, renamed))

    expect((await admin.call(path('remove'), { id })).body).toEqual({ success: true })
    expect((await visitor.call<Page>(`${list}?phrase=${renamed}`)).body.count).toBe(0)
  })

  it('is in the audit log with the admin, the call, and the values before and after', async ({
    admin,
    db,
  }) => {
    const [first, second] = [next(), next()]
    const id = await add({ admin }, first)
    await admin.call(path('update'), withId(second, id))
    await admin.call(path('remove'), { id })
    const entries = await db
      .selectFrom('audit')
      .select(['account_id', 'call', 'before', 'after'])
      .orderBy('id', 'desc')
      .limit(3)
      .execute()
    const [before, after] = [
      { id, ...thing(first) },
      { id, ...thing(second) },
    ]
    expect(entries).toEqual([
      { account_id: admin.id, call: `remove-${kind}`, before: after, after: null },
      { account_id: admin.id, call: `update-${kind}`, before, after },
      { account_id: admin.id, call: `add-${kind}`, before: null, after: before },
    ])
  })

  it.for(requiredFields(kind))('needs %s, to add and to change', async (field, { admin }) => {
    const without = ({ data, ...rest }: ReturnType<typeof body>) => ({
      ...Object.fromEntries(Object.entries(rest).filter(([key]) => key !== field)),
      data: Object.fromEntries(Object.entries(data).filter(([key]) => key !== field)),
    })
    const id = await add({ admin }, next())
    for (const [verb, whole] of [
      ['add', body(next())],
      ['update', withId(next(), id)],
    ] as const) {
      const { status, body: refusal } = await admin.call<Refusal>(path(verb), without(whole))
      expect([status, refusal.rule]).toEqual([400, incomplete])
    }
  })

  it('needs an id to be changed, one that exists', async ({ admin }) => {
    const { id: _id, ...data } = body(next()).data
    const { status, body: refusal } = await admin.call<Refusal>(path('update'), { ...body(next()), data })
    expect([status, refusal.rule]).toEqual([400, incomplete])
    expect((await admin.call(path('update'), withId(next(), 2_000_000_000))).status).toBe(404)
    expect((await admin.call(path('remove'), { id: 2_000_000_000 })).status).toBe(404)
  })

  it('refuses unknown keys and wrong types, also when they are sent again', async ({ admin }) => {
    const id = await add({ admin }, next())
    const whole = body(next())
    const malformed: [string, object][] = [
      ['add', { ...whole, extra: 1 }],
      ['add', { ...whole, data: { ...whole.data, createdBy: 1 } }],
      ['add', wrongType(whole)],
      ['add', {}],
      ['update', wrongType(withId(next(), id))],
      ['update', { ...withId(next(), id), extra: 1 }],
      ['remove', { id: String(id) }],
      ['remove', { id, force: true }],
      ['remove', {}],
    ]
    for (const [verb, sent] of [...malformed, ...malformed]) {
      expect((await admin.call(path(verb), sent)).status, `${verb} ${JSON.stringify(sent)}`).toBe(400)
    }
  })

  it('has no name with an invisible character, and the refusal names the field (rulebook 11.42)', async ({
    admin,
  }) => {
    const id = await add({ admin }, next())
    const whole = withId(next(), id)
    for (const verb of ['add', 'update'])
      for (const name of ['do\u202enk', 'do\u200bnk', 'a\u00a0b']) {
        const sent = { ...whole, data: { ...whole.data, name } }
        const { status, body } = await admin.call<Refusal>(path(verb), sent)
        expect([status, body.rule, body.facts]).toEqual([400, 'NAME_INVISIBLE', { field: 'name' }])
      }
  })

  it('is written by admins only', async ({ visitor, player, admin }) => {
    const id = await add({ admin }, next())
    const writes: [string, object][] = [
      ['add', body(next())],
      ['update', withId(next(), id)],
      ['remove', { id }],
    ]
    for (const [verb, sent] of writes) {
      expect((await visitor.call(path(verb), sent)).status).toBe(401)
      expect((await player.call(path(verb), sent)).status).toBe(403)
    }
    const listed = await visitor.call<Page>(`${list}?pageSize=50&phrase=`)
    expect(listed.status).toBe(200)
    expect((await admin.call(path('remove'), { id })).status).toBe(200)
  })
})

it.for(nineKinds.filter(({ kind }) => hasOwnId(kind)))(
  'refuses a $kind with an id that another has',
  async ({ kind, prefix, body }, { admin }) => {
    const number = next()
    await admin.call(`${prefix}/add-${kind}`, body(number))
    const { status, body: refusal } = await admin.call<Refusal>(`${prefix}/add-${kind}`, body(number))
    expect([status, refusal.rule]).toEqual([409, 'ID_TAKEN'])
    expect(refusal.message).toBe(`The id ${number} is already taken.`)
  },
)
