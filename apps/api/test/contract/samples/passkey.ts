import { addPasskey, makeAuthenticator, startAdding, startLogin } from '../../calls/authenticator.ts'
import { goodPassword } from '../../fixtures/test-app.ts'
import type { Fixture } from '../fixture.ts'
import { anybody, challenged, owner, signedIn } from '../rights.ts'

const passkeyOf = async ({ testApp: { db }, user }: Fixture): Promise<number> => {
  await addPasskey(user.call)
  const added = db.selectFrom('passkey').where('account_id', '=', user.id).select('id').orderBy('id', 'desc')
  return (await added.executeTakeFirstOrThrow()).id
}

export const passkeySamples = {
  ...signedIn({
    'get-passkeys': () => ({}),
    'start-passkey': () => ({ password: goodPassword }),
  }),
  ...anybody({
    'start-passkey-login': () => ({}),
    'passkey-login': async ({ user, testApp: { visitor } }) => {
      const authenticator = await addPasskey(user.call)
      return { credential: authenticator.sign(await startLogin(visitor.call)) }
    },
  }),
  ...owner({
    'rename-passkey': async fixture => ({ id: await passkeyOf(fixture), name: 'Key ring' }),
    'remove-passkey': async fixture => ({ id: await passkeyOf(fixture) }),
  }),
  ...challenged({
    'add-passkey': async ({ user }) => ({
      name: 'Phone',
      credential: makeAuthenticator().create(await startAdding(user.call)),
    }),
  }),
}
