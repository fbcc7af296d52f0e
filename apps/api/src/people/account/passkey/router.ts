import { router } from '../../../ground/call/trpc.ts'
import { addPasskey, startPasskey } from './add-passkey.ts'
import { passkeyLogin, startPasskeyLogin } from './passkey-sign-in.ts'
import { getPasskeys, removePasskey, renamePasskey } from './passkeys.ts'

export const passkeyRouter = router({
  getPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  startPasskeyLogin,
  passkeyLogin,
})
