import { expect } from 'vitest'
import { nineKinds } from '../../../../test/calls/nine-kinds.ts'
import { it } from '../../../../test/fixtures/fixtures.ts'

type Item = { id: number; name: string; revision: string }
type Answer = Record<string, Item> & { rule?: string }

it.for(nineKinds)(
  'a $kind: the later stale save is refused, and changes nothing (rulebook 11.22)',
  async (one, { admin }) => {
    const { kind, many, prefix, body } = one
    const send = (verb: string, sent: object) => admin.call<Answer>(`${prefix}/${verb}-${kind}`, sent)
    const { body: added } = await send('add', body(7001))
    const { id = 0, revision = '' } = added[kind] ?? {}
    const listed = async () =>
      (await admin.call<Record<string, Item[]>>(`${prefix}/get-${many}?id=${id}`)).body[many]
    expect(await listed()).toMatchObject([{ id, revision }])
    const named = (name: string, expectedRevision?: string) => {
      const sent = body(7001)
      return {
        ...sent,
        data: { ...sent.data, id, name },
        ...(expectedRevision && { revision: expectedRevision }),
      }
    }
    expect((await send('update', named('First', revision))).status).toBe(200)
    const stale = await send('update', named('Second', revision))
    expect([stale.status, stale.body.rule]).toEqual([409, 'STALE'])
    const [{ revision: fresh } = { revision: '' }] = (await listed()) ?? []
    expect(await listed()).toMatchObject([{ name: 'First' }])
    expect((await send('update', named('Second', fresh))).status).toBe(200)
    expect((await send('update', named('Third'))).status, 'without a revision upon none').toBe(200)
  },
)

it('a player who joins a team makes its form stale; renaming the role does not', async ({ admin }) => {
  const { body: team } = await admin.call<Answer>('/api/csdata/add-team', {
    data: { name: 'Joined', key: 'joined' },
    players: [],
  })
  const { body: made } = await admin.call<Answer>('/api/csdata/add-role', {
    data: { name: 'Lurker', description: 'Waits.' },
  })
  const player = nineKinds.find(each => each.kind === 'player')?.body(7002) ?? { data: {} }
  const linked = { ...player, team: team.team?.id, role: made.role?.id }
  const { body: joined } = await admin.call<Answer>('/api/csdata/add-player', linked)
  const stale = await admin.call<Answer>('/api/csdata/update-team', {
    data: { id: team.team?.id, name: 'Joined', key: 'joined' },
    players: [],
    revision: team.team?.revision,
  })
  expect([stale.status, stale.body.rule]).toEqual([409, 'STALE'])
  await admin.call('/api/csdata/update-role', {
    data: { id: made.role?.id, name: 'Sniper', description: 'Waits.' },
  })
  const saved = await admin.call('/api/csdata/update-player', {
    ...linked,
    data: { ...linked.data, id: joined.player?.id },
    revision: joined.player?.revision,
  })
  expect(saved.status).toBe(200)
})
