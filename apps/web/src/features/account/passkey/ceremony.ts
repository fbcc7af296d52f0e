import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { client, type Inputs } from '../../../base/api/client.ts'
import { CeremonyError } from './ceremony-error.ts'

type NewPasskey = { name: string; password: string }
type Transports = Inputs['passkey']['addPasskey']['credential']['transports']

/** Has the device make a passkey and adds it to the account. Throws a CeremonyError, or the refusal of a call (rulebook 24.1). */
export async function addPasskey({ name, password }: NewPasskey): Promise<void> {
  const { options } = await client.passkey.startPasskey.mutate({ password })
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const { id, response } = await startRegistration({ optionsJSON }).catch(explain)
  const { clientDataJSON, attestationObject, transports = [] } = response
  const credential = { id, clientDataJSON, attestationObject, transports: transports as Transports }
  await client.passkey.addPasskey.mutate({ name, credential })
}

/** Has the device sign in by one of its passkeys. Throws a CeremonyError, or the refusal of a call (rulebook 24.2). */
export async function logInByPasskey() {
  const { options } = await client.passkey.startPasskeyLogin.mutate({})
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const { id, response } = await startAuthentication({ optionsJSON }).catch(explain)
  const { clientDataJSON, authenticatorData, signature } = response
  return client.passkey.passkeyLogin.mutate({
    credential: { id, clientDataJSON, authenticatorData, signature },
  })
}

/** Browsers say `InvalidStateError` if the device has a passkey of this account, and for the rest hardly why. */
function explain(error: unknown): never {
  const isKnown = error instanceof Error && error.name === 'InvalidStateError'
  throw new CeremonyError(isKnown ? 'known' : 'stopped', { cause: error })
}
