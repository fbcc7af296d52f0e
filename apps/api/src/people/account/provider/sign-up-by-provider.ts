import { checkEmail, checkNewUsername } from '@game/domain'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { userName } from '../../../ground/contract/fields.ts'
import { refuse, unwrap } from '../../../ground/contract/refusal.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { hashToken } from '../../../ground/session/token.ts'
import { limitSignUps } from '../credential/attempts.ts'
import { takeIdentity } from '../credential/visit-queries.ts'
import { createAccount, newAccount } from '../sign-in/create-account.ts'
import { sendCookies } from '../sign-in/sign-in.ts'
import { addLink } from './add-link.ts'
import { titles } from './site.ts'
import { provider, visitKey } from './visit.ts'

/**
 * Creates an account without a password for somebody whom another site has just named, links the account there, and opens a session. What is
 * refused can be sent again, for ten minutes. Refuses PROVIDER_FAILED, PROVIDER_TAKEN and what makes a sign-up invalid (rulebook 24.11).
 */
export const signUpByProvider = publicProcedure
  .input(
    newAccount.extend({
      provider,
      key: visitKey.meta({
        description: 'What the browser has kept of its visit to the other site.',
        example: 'q3x0vC4kqN0pA0mV5b1m9k2w8Zl7d6s5f4g3h2j1k0x',
      }),
    }),
  )
  .output(answer(userName))
  .mutation(async ({ ctx, input }) => {
    const names = {
      username: unwrap(checkNewUsername(input.username)),
      email: unwrap(checkEmail(input.email)),
    }
    await limitSignUps(ctx)
    const signIn = await inTransaction(ctx.db, async db => {
      const identity = await takeIdentity(db, hashToken(input.key), input.provider)
      if (!identity) return refuse('PROVIDER_FAILED', { provider: titles[input.provider] })
      const made = await createAccount({ ...ctx, db }, { ...names, password_hash: '' }, input)
      await addLink(db, made.id, { ...identity, provider: input.provider })
      return made.signIn
    })
    sendCookies(ctx, signIn)
    return { username: names.username }
  })
