import { expect, test } from 'vitest'
import { callsByName } from '../../src/server/router/router.ts'
import { document } from './operations.ts'

const calls = new Map(Object.values(callsByName).map(({ path, ...call }) => [path as string, call]))

test('no access token can make a call about accounts, sessions, passwords or tokens (rulebook 21.3)', () => {
  const refused = Object.entries(callsByName).filter(([, { scope }]) => scope === null)
  expect(refused.map(([name]) => name).toSorted()).toEqual([
    'accessToken.addToken',
    'accessToken.getTokens',
    'accessToken.revokeToken',
    'account.changePassword',
    'account.deleteAccount',
    'account.endOtherSessions',
    'account.endSession',
    'account.exportData',
    'account.getSessions',
    'account.login',
    'account.logout',
    'account.setPassword',
    'account.signUp',
    'account.updateProfile',
    'audit.getSecurityEvents',
    'contact.changeEmail',
    'contact.confirmEmail',
    'contact.getCalendarLink',
    'contact.getContact',
    'contact.getMailState',
    'contact.getPushKey',
    'contact.removeCalendarLink',
    'contact.renewCalendarLink',
    'contact.resetPassword',
    'contact.saveSettings',
    'contact.sendConfirmation',
    'contact.sendReset',
    'contact.subscribePush',
    'contact.unsubscribe',
    'contact.unsubscribePush',
    'passkey.addPasskey',
    'passkey.getPasskeys',
    'passkey.passkeyLogin',
    'passkey.removePasskey',
    'passkey.renamePasskey',
    'passkey.startPasskey',
    'passkey.startPasskeyLogin',
    'provider.finishProvider',
    'provider.getLinks',
    'provider.getProviders',
    'provider.signUpByProvider',
    'provider.startLink',
    'provider.startProviderLogin',
    'provider.unlink',
    'scoreSource.log',
  ])
})

test('calls for admins and organisers need the scope admin, reads the scope read, all others the scope play (rulebook 21.2)', () => {
  const scopes = Object.entries(callsByName).flatMap(([name, { scope, access, refreshes }]) =>
    scope === null
      ? []
      : [
          [
            name,
            scope,
            access === 'admin' || access === 'organiser' ? 'admin' : refreshes.length > 0 ? 'play' : 'read',
          ],
        ],
  )
  expect(scopes.filter(([, scope, expected]) => scope !== expected)).toEqual([])
})

test('the document names the scope of each call', () => {
  const named = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map(({ security }) => [
      path,
      (security ?? document.security).flatMap(each => ('token' in each ? each.token : [])),
    ]),
  )
  expect(named).toEqual(named.map(([path]) => [path, [calls.get(String(path))?.scope ?? []].flat()]))
})
