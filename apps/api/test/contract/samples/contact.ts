import { insertLink } from '../../../src/people/account/contact/link-queries.ts'
import { goodPassword } from '../../fixtures/test-app.ts'
import type { Fixture } from '../fixture.ts'
import { anybody, signedIn } from '../rights.ts'

const zone = { language: 'pl', timeZone: 'Europe/Warsaw' }
let addresses = 0

const linkOf = async ({ testApp: { db }, user }: Fixture, purpose: 'confirm' | 'reset') => ({
  token: await insertLink(db, { accountId: user.id, purpose, address: `${user.username}@example.org` }),
})

export const contactSamples = {
  ...anybody({
    'get-mail-state': () => ({}),
    'confirm-email': fixture => linkOf(fixture, 'confirm'),
    unsubscribe: () => ({ token: 'a'.repeat(43), kind: 'lock_moved' }),
    'send-reset': ({ user }) => ({ email: `${user.username}@example.org` }),
    'reset-password': async fixture => ({
      ...(await linkOf(fixture, 'reset')),
      newPassword: 'Another!Pass2',
    }),
  }),
  ...signedIn({
    'get-push-key': () => ({}),
    'subscribe-push': () => ({
      endpoint: `http://127.0.0.1:9/push/${++addresses}`,
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
      ...zone,
    }),
    'unsubscribe-push': () => ({}),
    'get-contact': () => ({}),
    'get-calendar-link': () => ({}),
    'renew-calendar-link': () => ({}),
    'remove-calendar-link': () => ({}),
    'save-settings': () => ({ ...zone, choice: { kind: 'lock_moved', channel: 'mail', on: false } }),
    'send-confirmation': () => zone,
    'change-email': () => ({
      email: `changed_${++addresses}@example.org`,
      password: goodPassword,
      ...zone,
    }),
  }),
}
