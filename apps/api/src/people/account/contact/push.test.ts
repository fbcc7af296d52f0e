import { expect } from 'vitest'
import { itWith } from '../../../../test/fixtures/fixtures.ts'
import { openTestApp } from '../../../../test/fixtures/test-app.ts'

const push = { origin: 'https://play.example.org', subject: 'mailto:game@example.org', keys: undefined }
const it = itWith({ push: { ...push, allowInside: false } })
const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) }
type Refusal = { rule?: string }

it.for([
  'https://127.0.0.1/push',
  'https://localhost/push',
  'https://2130706433/push',
  'https://[::1]/push',
  'https://[::ffff:10.0.0.1]/push',
  'https://10.0.0.1/push',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/push',
  'http://1.1.1.1/push',
  'https://1.1.1.1:8443/push',
  'https://user:secret@1.1.1.1/push',
  'https://nowhere.invalid/push',
])(
  'a browser whose push service would be at %s is refused (rulebook 20.12)',
  async (endpoint, { newUser }) => {
    const user = await newUser()
    const { status, body } = await user.call<Refusal>('/api/contact/subscribe-push', { endpoint, keys })
    expect([status, body.rule]).toEqual([409, 'PUSH_ENDPOINT'])
  },
)

it('a public one is accepted; unsubscribing ends it (rulebook 20.12)', async ({ db, newUser }) => {
  const user = await newUser()
  const here = async () =>
    (await user.call<{ push: { here: boolean } }>('/api/contact/get-contact')).body.push.here
  const { status } = await user.call('/api/contact/subscribe-push', {
    endpoint: 'https://1.1.1.1/push',
    keys,
  })
  expect([status, await here()]).toEqual([200, true])
  await user.call('/api/contact/unsubscribe-push', {})
  expect(await here()).toBe(false)
  expect(await db.selectFrom('push_subscription').select('id').execute()).toEqual([])
})

it('malformed keys are refused before anything is stored', async ({ newUser }) => {
  const user = await newUser()
  const endpoint = 'https://1.1.1.1/push'
  for (const wrong of [{ ...keys, auth: 'short' }, { ...keys, p256dh: '' }, {}])
    expect((await user.call('/api/contact/subscribe-push', { endpoint, keys: wrong })).status).toBe(400)
})

it('all processes have the same key, which is created once (rulebook 20.12)', async ({
  newUser,
  testApp,
}) => {
  const user = await newUser()
  const second = await openTestApp({ push: { ...push, allowInside: false } }, testApp)
  type Key = { key: string }
  const [one, two] = await Promise.all([
    user.call<Key>('/api/contact/get-push-key'),
    second.as(user)<Key>('/api/contact/get-push-key'),
  ])
  expect(one.body.key).toMatch(/^[\w-]{87}$/)
  expect(two.body.key).toBe(one.body.key)
  await second.close()
})

it('without an address of the game pushes are off (rulebook 20.12)', async ({ newUser, testApp }) => {
  const user = await newUser()
  const off = await openTestApp({}, testApp)
  const call = off.as(user)
  expect((await call('/api/contact/get-push-key')).body).toMatchObject({ key: null })
  const { body } = await call<Refusal>('/api/contact/subscribe-push', {
    endpoint: 'https://1.1.1.1/push',
    keys,
  })
  expect(body.rule).toBe('PUSH_OFF')
  await off.close()
})
