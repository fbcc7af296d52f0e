import { describe, expect } from 'vitest'
import { nineKinds } from '../../../../test/calls/nine-kinds.ts'
import { it as base, type Fixtures } from '../../../../test/fixtures/fixtures.ts'
import type { TestUser } from '../../../../test/fixtures/test-app.ts'

const it = base.extend('player', { scope: 'file' }, ({ signUp }) => signUp('player_one'))

type Page = Record<string, { id: number; name: string }[]> & { count: number }

let unique = 1000
const next = () => ++unique

describe.each(nineKinds)('the list of $many', ({ kind, many, prefix, body }) => {
  const list = `${prefix}/get-${many}`
  const add = ({ admin }: Pick<Fixtures, 'admin'>, whole: object) =>
    admin.call(`${prefix}/add-${kind}`, whole)

  it('is listed in pages of 10, 25 or 50, for admins also 100', async ({ visitor, player, admin }) => {
    for (let made = 0; made < 12; made++) await add({ admin }, body(next()))
    const { body: all } = await visitor.call<Page>(`${list}?pageSize=50`)
    const { body: second } = await visitor.call<Page>(`${list}?page=2&pageSize=10`)
    expect(second.count).toBe(all.count)
    expect(second[many]).toEqual(all[many]?.slice(10, 20))
    const statuses = async (person: Pick<TestUser, 'call'>) =>
      Promise.all(
        [10, 25, 50, 100, 11, 0].map(async size => (await person.call(`${list}?pageSize=${size}`)).status),
      )
    expect(await statuses(player)).toEqual([200, 200, 200, 400, 400, 400])
    expect(await statuses(admin)).toEqual([200, 200, 200, 200, 400, 400])
    for (const query of ['page=0', 'page=x', 'page=1.5', `phrase=${'x'.repeat(65)}`, 'phrase=%00', 'other=1'])
      expect((await visitor.call(`${list}?${query}`)).status, query).toBe(400)
    expect((await visitor.call<Page>(`${list}?page=1000`)).body).toEqual({
      [many]: [],
      count: all.count,
    })
  })

  it('has one record for an id, or none', async ({ admin, visitor }) => {
    const { body: made } = await admin.call<Record<string, { id: number }>>(
      `${prefix}/add-${kind}`,
      body(next()),
    )
    const id = made[kind]?.id
    expect((await visitor.call<Page>(`${list}?id=${id}`)).body).toMatchObject({
      [many]: [{ id }],
      count: 1,
    })
    expect((await visitor.call<Page>(`${list}?id=2000000000`)).body).toEqual({ [many]: [], count: 0 })
  })

  it('is searched by the literal phrase: wildcards are plain characters', async ({ visitor, admin }) => {
    const odd = `50%_\\${next()}`
    const whole = body(next())
    await add({ admin }, { ...whole, data: { ...whole.data, name: odd } })
    for (const phrase of [odd, odd.toUpperCase(), '%_\\'])
      expect(
        (await visitor.call<Page>(`${list}?phrase=${encodeURIComponent(phrase)}`)).body.count,
        phrase,
      ).toBe(1)
    for (const phrase of ['5_%', '%50', `50__\\`])
      expect(
        (await visitor.call<Page>(`${list}?phrase=${encodeURIComponent(phrase)}`)).body.count,
        phrase,
      ).toBe(0)
  })
})
