import { expect } from 'vitest'
import { it } from '../../../test/fixtures/fixtures.ts'
import { goodPassword } from '../../../test/fixtures/test-app.ts'

type Refusal = { rule?: string }
const named = (username: string, email = `${username}@example.org`) => ({
  username,
  email,
  password: goodPassword,
})

it('nobody can sign up with a name that suggests an operator of the game (rulebook 1.23)', async ({
  visitor,
}) => {
  for (const username of ['administrator', 'Supp0rt', 'ADMlN', 'clutchdeck_team']) {
    const { status, body } = await visitor.call<Refusal>('/api/auth/signup-query', named(username))
    expect([status, body.rule]).toEqual([409, 'NAME_RESERVED'])
  }
})

it('an email is one address, stored without the spaces around it (rulebook 1.3)', async ({ visitor, db }) => {
  const signUp = (username: string, email: string) =>
    visitor.call<Refusal>('/api/auth/signup-query', named(username, email))
  for (const email of ['a@example.org,b@example.org', 'anna@.org', 'anna@example.org\nBcc: b@example.org'])
    expect((await signUp('anna_one', email)).body.rule).toBe('EMAIL_ADDRESS')
  expect((await signUp('anna_two', ' anna@example.org\r\n')).status).toBe(200)
  expect((await signUp('anna_three', 'Anna@example.org')).body.rule).toBe('EMAIL_TAKEN')
  const rows = await db.selectFrom('account').where('username', '=', 'anna_two').select('email').execute()
  expect(rows).toEqual([{ email: 'anna@example.org' }])
})

it('no display name can be mistaken for another; the current one may stay (rulebook 1.23)', async ({
  admin,
  newUser,
  db,
}) => {
  const user = await newUser()
  const rename = (who: typeof user, name: string) =>
    who.call<Refusal>('/api/auth/update-profile', { userId: who.id, data: { name } })
  for (const [name, rule] of [
    ['An\u202ena', 'NAME_INVISIBLE'],
    ['\u0430nna', 'NAME_ALPHABETS'],
    ['Admin', 'NAME_RESERVED'],
    // With a small L for the I.
    ['ADMlN', 'NAME_RESERVED'],
  ] as const)
    expect((await rename(user, name)).body.rule).toBe(rule)
  await db.updateTable('account').set({ name: 'admin' }).where('id', '=', admin.id).execute()
  expect((await rename(admin, 'admin')).status).toBe(200)
  await db.updateTable('account').set({ username: 'Admin' }).where('id', '=', admin.id).execute()
  expect((await rename(admin, 'Organiser')).status).toBe(200)
  expect((await rename(admin, ' Admin ')).status, 'back to their own username').toBe(200)
})

it('no clan name can be mistaken for another either (rulebook 10.7)', async ({ newUser, db }) => {
  const owner = await newUser()
  const found = (name: string) =>
    owner.call<Refusal & { clan: { id: number } }>('/api/social/add-clan', {
      userId: owner.id,
      data: { name },
    })
  expect((await found('Cl\u0430n One')).body.rule).toBe('NAME_ALPHABETS')
  expect((await found('Clutchdeck')).body.rule).toBe('NAME_RESERVED')
  const { clan } = (await found('Clan One')).body
  await db.updateTable('clan').set({ name: 'Cl\u0430n One' }).where('id', '=', clan.id).execute()
  const edit = (name: string) =>
    owner.call<Refusal>('/api/social/update-clan', { clanId: clan.id, data: { name, img: 'owl' } })
  expect((await edit('Cl\u0430n One')).status).toBe(200)
  expect((await edit('Cl\u0430n Two')).body.rule).toBe('NAME_ALPHABETS')
})
