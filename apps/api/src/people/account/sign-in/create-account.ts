import { firstAvatar } from '@game/domain'
import { z } from 'zod'
import type { Context } from '../../../ground/call/context.ts'
import { refuse } from '../../../ground/contract/refusal.ts'
import { text } from '../../../ground/contract/shapes.ts'
import { violatedConstraint } from '../../../ground/db/postgres-error.ts'
import { queueConfirmation } from '../contact/contact.ts'
import { saveContact } from '../contact/contact-queries.ts'
import { language, timeZone } from '../contact/shapes.ts'
import { insertUser } from '../credential/account-queries.ts'
import { openSignIn } from './sign-in.ts'

/** What every sign-up sends. */
export const newAccount = z.strictObject({
  username: text(64).meta({ description: 'The unique name that the user signs in with.', example: 'anna' }),
  email: text(254).meta({ description: 'The email address.', example: 'anna@example.org' }),
  remember: z.boolean().default(false).describe('Whether the session outlives the browser.'),
  acceptPolicy: z
    .boolean()
    .default(false)
    .describe('Whether the terms and the privacy policy were accepted.'),
  language: language.optional(),
  timeZone: timeZone.optional(),
})

type Names = { username: string; email: string; password_hash: string }

/**
 * Creates an account and opens its first session; the first avatar is derived from the username (rulebook 1.10). An empty hash: it has no
 * password. Refuses USERNAME_TAKEN, EMAIL_TAKEN.
 */
export async function createAccount(ctx: Context, names: Names, input: z.infer<typeof newAccount>) {
  const { username, email } = names
  const account = { ...names, name: username, avatar: firstAvatar(username) }
  const { id } = await insertUser(ctx.db, account, input).catch(refuseTaken)
  await saveContact(ctx.db, id, input)
  await queueConfirmation(ctx, id, email)
  return { id, signIn: await openSignIn(ctx.db, ctx, { id, remember: input.remember }) }
}

function refuseTaken(error: unknown): never {
  if (violatedConstraint(error) === 'account_username') refuse('USERNAME_TAKEN')
  if (violatedConstraint(error) === 'account_email') refuse('EMAIL_TAKEN')
  throw error
}
