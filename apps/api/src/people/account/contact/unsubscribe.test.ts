import { expect } from 'vitest'
import { it } from '../../../../test/fixtures/fixtures.ts'
import type { Db } from '../../../ground/db/db.ts'

type Contact = {
  choices: { kind: string; channel: string; on: boolean }[]
  timeZone: string
  language: string
}

const urlOf = async (db: Db, accountId: number, kind: string) => {
  const contact = db.selectFrom('contact').where('account_id', '=', accountId).select('unsubscribe_token')
  const { unsubscribe_token: token } = await contact.executeTakeFirstOrThrow()
  return `/unsubscribe?token=${token}&kind=${kind}`
}

it('one click without cookies turns one kind off, also twice and from any page; looking at the page does not (rulebook 20.7)', async ({
  app,
  db,
  newUser,
}) => {
  const user = await newUser()
  const off = async () => {
    const { body } = await user.call<Contact>('/api/contact/get-contact')
    return body.choices.filter(({ on }) => !on).map(({ kind }) => kind)
  }
  const url = await urlOf(db, user.id, 'lock_moved')
  await app.inject({ method: 'GET', url })
  await app.inject({ method: 'HEAD', url })
  expect(await off()).toEqual([])
  // Servers post without an origin, pages of mail programs with theirs, and frames without one with null.
  for (const origin of [undefined, 'https://mail.example.com', 'null']) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...(origin && { origin }) },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(statusCode).toBe(200)
    expect(await off()).toEqual(['lock_moved'])
  }
  const choice = { kind: 'lock_moved', channel: 'mail', on: true }
  expect((await user.call('/api/contact/save-settings', { choice })).status).toBe(200)
  expect(await off(), 'the user turns it on again').toEqual([])
})

it('a wrong link says nothing about who exists, and a broken one is refused (rulebook 20.7)', async ({
  app,
}) => {
  const click = async (query: string) =>
    (await app.inject({ method: 'POST', url: `/unsubscribe?${query}` })).statusCode
  expect(await click(`token=${'a'.repeat(43)}&kind=lock_moved`)).toBe(200)
  expect(await click('token=short&kind=lock_moved')).toBe(400)
  expect(await click(`token=${'a'.repeat(43)}&kind=password_reset`)).toBe(400)
})

it('a user chooses language and time zone; a zone that does not exist is refused (rulebook 20.2)', async ({
  newUser,
}) => {
  const user = await newUser()
  const save = async (body: object) => (await user.call('/api/contact/save-settings', body)).status
  expect(await save({ timeZone: 'Europe/Atlantis' })).toBe(400)
  expect(await save({ timeZone: 'Asia/Kolkata', language: 'pl' })).toBe(200)
  const { body } = await user.call<Contact>('/api/contact/get-contact')
  expect(body).toMatchObject({ timeZone: 'Asia/Kolkata', language: 'pl' })
})
