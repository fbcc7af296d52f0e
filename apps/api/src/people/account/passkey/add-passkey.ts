import { product } from '@game/domain'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { z } from 'zod'
import type { Context } from '../../../ground/call/context.ts'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { refuse } from '../../../ground/contract/refusal.ts'
import { done } from '../../../ground/contract/shapes.ts'
import { violatedConstraint } from '../../../ground/db/postgres-error.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { queueAccountMail } from '../../../ground/mail/queue-mail.ts'
import { noteSecurity } from '../../../ground/security/note-security.ts'
import { insertChallenge } from '../credential/challenge-queries.ts'
import { password } from '../credential/password.ts'
import { requirePassword } from '../credential/require-password.ts'
import { countPasskeys, insertPasskey, listCredentials, lockWaysIn } from './passkey-queries.ts'
import { newCredential, options, passkeyName } from './shapes.ts'
import { usedChallenge } from './used-challenge.ts'

const mostPasskeys = 10

/**
 * The signatures that a new passkey may make: EdDSA, ES256, RS256. Every build of Node checks them; ML-DSA only one that is linked with
 * OpenSSL 3.5, and a passkey must still sign in after the game has moved to another machine (rulebook 24.1).
 */
const supportedAlgorithmIDs = [-8, -7, -257]

/** The domain that passkeys are for, and the address of the pages that may ask for them. */
export const relyingParty = ({ origin }: Pick<Context, 'origin'>) => ({
  expectedOrigin: origin,
  rpID: new URL(origin).hostname,
})

/** Checks the password, and answers what the authenticator needs to make a passkey. Refuses PASSWORD_WRONG, PASSWORD_MISSING, PASSKEYS_FULL (rulebook 24.1). */
export const startPasskey = userProcedure
  .input(z.strictObject({ password }))
  .output(answer(z.object({ options })))
  .mutation(async ({ ctx, input }) => {
    const { db, actor } = ctx
    await requirePassword(ctx, input.password)
    if ((await countPasskeys(db, actor.id)) >= mostPasskeys) refuse('PASSKEYS_FULL', { limit: mostPasskeys })
    const made = await generateRegistrationOptions({
      rpName: product.name,
      rpID: relyingParty(ctx).rpID,
      userName: actor.username,
      userID: new TextEncoder().encode(String(actor.id)),
      excludeCredentials: await listCredentials(db, actor.id),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs,
    })
    await insertChallenge(db, made.challenge, actor.id)
    return { options: { ...made } }
  })

/** Stores the passkey that an authenticator has made, and mails its user. Refuses PASSKEY_INVALID, PASSKEYS_FULL (rulebook 24.1). */
export const addPasskey = userProcedure
  .input(
    z.strictObject({
      name: passkeyName,
      credential: newCredential.describe('What the authenticator answered.'),
    }),
  )
  .output(answer(done))
  .mutation(async ({ ctx, input: { name, credential } }) => {
    const { actor } = ctx
    const verified = (await verify(ctx, actor.id, credential)) ?? refuse('PASSKEY_INVALID')
    await inTransaction(ctx.db, async db => {
      await lockWaysIn(db, actor.id)
      if ((await countPasskeys(db, actor.id)) >= mostPasskeys)
        refuse('PASSKEYS_FULL', { limit: mostPasskeys })
      const { id: credential_id, publicKey, counter } = verified
      const public_key = Buffer.from(publicKey).toString('base64url')
      const { transports } = credential
      const passkey = { account_id: actor.id, credential_id, public_key, counter, transports, name }
      await insertPasskey(db, passkey).catch(refuseTwice)
      await queueAccountMail({ ...ctx, db }, { accountId: actor.id, kind: 'passkey_added', facts: { name } })
    })
    await noteSecurity(ctx, 'passkey_added', actor)
    return { success: true }
  })

/** Returns the key that was made; undefined, with the reason in the log, if the answer does not fit the challenge or this site. */
async function verify(
  ctx: Context,
  accountId: number,
  { id, transports, clientDataJSON, attestationObject }: z.infer<typeof newCredential>,
) {
  const { rpID, expectedOrigin } = relyingParty(ctx)
  const response = { clientDataJSON, attestationObject, transports }
  const expectedChallenge = await usedChallenge(ctx.db, clientDataJSON, accountId)
  if (expectedChallenge === undefined) return undefined
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin,
      expectedRPID: rpID,
      supportedAlgorithmIDs,
    })
    return registrationInfo?.credential
  } catch (error) {
    ctx.log.info({ reason: String(error) }, 'a passkey could not be added')
    return undefined
  }
}

function refuseTwice(error: unknown): never {
  if (violatedConstraint(error) === 'passkey_credential') refuse('PASSKEY_INVALID')
  throw error
}
