import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { z } from 'zod'
import type { Context } from '../../../ground/call/context.ts'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { refuse } from '../../../ground/contract/refusal.ts'
import { queueAccountMail } from '../../../ground/mail/queue-mail.ts'
import { noteSecurity } from '../../../ground/security/note-security.ts'
import { forgiveSignIn, limitSignIns } from '../credential/attempts.ts'
import { insertChallenge } from '../credential/challenge-queries.ts'
import { knownDeviceOf } from '../credential/known-device.ts'
import { completeSignIn, signedIn } from '../sign-in/complete-sign-in.ts'
import { relyingParty } from './add-passkey.ts'
import { findPasskey, noteUseOf } from './passkey-queries.ts'
import { options, signedChallenge } from './shapes.ts'
import { usedChallenge } from './used-challenge.ts'

/** Answers what an authenticator needs to sign in any user whose passkey it has. Refuses TOO_MANY_ATTEMPTS (rulebook 24.2). */
export const startPasskeyLogin = publicProcedure
  .input(z.strictObject({}))
  .output(answer(z.object({ options })))
  .mutation(async ({ ctx }) => {
    await limitSignIns(ctx, 'passkey')
    const { rpID } = relyingParty(ctx)
    const made = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
    await insertChallenge(ctx.db, made.challenge, null)
    return { options: { ...made } }
  })

/** Signs in the user of a passkey. Refuses PASSKEY_REFUSED, the same whatever is wrong, and TOO_MANY_ATTEMPTS (rulebook 24.2, 24.4, 24.9). */
export const passkeyLogin = publicProcedure
  .input(
    z.strictObject({
      credential: signedChallenge.describe('What the authenticator answered.'),
      remember: z.boolean().default(false).describe('Whether the session outlives the browser.'),
    }),
  )
  .output(answer(signedIn))
  .mutation(async ({ ctx, input: { credential, remember } }) => {
    await limitSignIns(ctx, 'passkeyAnswer')
    const found = await findPasskey(ctx.db, credential.id)
    const counter = found && (await verify(ctx, found.public_key, credential))
    if (!found || counter === undefined) {
      await noteSecurity(ctx, 'login_failed', { id: found?.id ?? null })
      return refuse('PASSKEY_REFUSED')
    }
    if (!(await noteUseOf(ctx.db, found.passkeyId, counter))) return refuseCopy(ctx, found)
    await forgiveSignIn(ctx, 'passkey')
    await forgiveSignIn(ctx, 'passkeyAnswer')
    const device = await knownDeviceOf(ctx, found.username)
    return completeSignIn(ctx, found, { remember, device, byPasskey: true })
  })

/** Returns the authenticator's counter; undefined, with the reason in the log, if the answer does not fit the challenge, the key or this site. */
async function verify(
  ctx: Context,
  publicKey: string,
  { id, clientDataJSON, authenticatorData, signature }: z.infer<typeof signedChallenge>,
): Promise<number | undefined> {
  const { rpID, expectedOrigin } = relyingParty(ctx)
  const response = { clientDataJSON, authenticatorData, signature }
  const expectedChallenge = await usedChallenge(ctx.db, clientDataJSON, null)
  if (expectedChallenge === undefined) return undefined
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin,
      expectedRPID: rpID,
      // The counter is compared where it is stored, so that of two uses at once one is refused.
      credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch (error) {
    ctx.log.info({ reason: String(error) }, 'a sign-in by passkey failed')
    return undefined
  }
}

/** Refuses a passkey whose counter is behind, and warns its user (rulebook 24.4). */
async function refuseCopy(ctx: Context, { id, name }: { id: number; name: string }): Promise<never> {
  await noteSecurity(ctx, 'passkey_copied', { id })
  await queueAccountMail(ctx, { accountId: id, kind: 'passkey_copied', facts: { name } })
  return refuse('PASSKEY_REFUSED')
}
