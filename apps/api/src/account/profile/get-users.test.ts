import { expect } from 'vitest'
import { it } from '../../../test/fixtures/fixtures.ts'
import { goodPassword } from '../../../test/fixtures/test-app.ts'

type Answer = { users: { id: number; avatar: string; level: number; clan: object | null }[] }

it('get-users answers avatar, level and clan to everyone, and leaves out users who asked for deletion (rulebook 12.19)', async ({
  testApp,
  visitor,
}) => {
  const [anna, bert, gone] = [
    await testApp.signUp('marked_anna'),
    await testApp.signUp('marked_bert'),
    await testApp.signUp('marked_gone'),
  ]
  await anna.call('/api/auth/update-profile', { userId: anna.id, data: { avatar: 'wolf' } })
  await anna.call('/api/social/add-clan', {
    userId: anna.id,
    data: { name: 'Marked Ones', img: 'marked-ones' },
  })
  await gone.call('/api/auth/delete-account', { name: 'marked_gone', password: goodPassword })
  const { status, body } = await visitor.call<Answer>('/api/auth/get-users', {
    ids: [gone.id, bert.id, anna.id, 999_999],
  })
  expect(status).toBe(200)
  expect(body.users).toEqual([
    { id: anna.id, avatar: 'wolf', level: 1, clan: expect.objectContaining({ name: 'Marked Ones' }) },
    { id: bert.id, avatar: expect.any(String), level: 1, clan: null },
  ])
})

it('get-users refuses more than 100 ids, and none (rulebook 12.19)', async ({ visitor }) => {
  const ids = Array.from({ length: 101 }, (_, n) => n + 1)
  expect((await visitor.call('/api/auth/get-users', { ids })).status).toBe(400)
  expect((await visitor.call('/api/auth/get-users', { ids: [] })).status).toBe(400)
})
