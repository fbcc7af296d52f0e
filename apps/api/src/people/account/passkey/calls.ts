import { feature } from '../../../ground/contract/call.ts'
import { addPasskey, startPasskey } from './add-passkey.ts'
import { passkeyLogin, startPasskeyLogin } from './passkey-sign-in.ts'
import { getPasskeys, removePasskey, renamePasskey } from './passkeys.ts'

export const passkeyCalls = feature('/api/passkey', 'Passkeys: adding them, signing in by them', {
  getPasskeys: { scope: null, summary: "The caller's passkeys", run: getPasskeys },
  startPasskey: {
    scope: null,
    summary: 'Answers what an authenticator needs to make a passkey',
    refusals: [409],
    refreshes: ['passkey.getPasskeys'],
    run: startPasskey,
  },
  addPasskey: {
    scope: null,
    summary: 'Adds the passkey that an authenticator has made',
    refusals: [409],
    refreshes: ['passkey.getPasskeys'],
    run: addPasskey,
  },
  renamePasskey: {
    scope: null,
    summary: "Renames one of the caller's passkeys",
    refusals: [404],
    refreshes: ['passkey.getPasskeys'],
    run: renamePasskey,
  },
  removePasskey: {
    scope: null,
    summary: "Removes one of the caller's passkeys",
    refusals: [404, 409],
    refreshes: ['passkey.getPasskeys'],
    run: removePasskey,
  },
  startPasskeyLogin: {
    scope: null,
    summary: 'Answers what an authenticator needs to sign a user in',
    defaultText: 'login',
    refreshes: ['account.getUser'],
    run: startPasskeyLogin,
  },
  passkeyLogin: {
    scope: null,
    summary: 'Signs in by a passkey; a session cookie comes with the answer',
    refusals: [401],
    defaultText: 'login',
    refreshes: ['account.getUser'],
    run: passkeyLogin,
  },
})
