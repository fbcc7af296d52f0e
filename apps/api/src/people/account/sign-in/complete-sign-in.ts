import { z } from 'zod'
import type { Context } from '../../../ground/call/context.ts'
import { username } from '../../../ground/contract/fields.ts'
import { refuse } from '../../../ground/contract/refusal.ts'
import { queueAccountMail } from '../../../ground/mail/queue-mail.ts'
import { describeDevice } from '../../../ground/session/device.ts'
import { cancelDeletion } from '../deletion/deletion-queries.ts'
import { openSignIn, sendCookies } from './sign-in.ts'

/** `restored`: the account was deleted less than 14 days ago and is back. */
export const signedIn = z
  .object({
    username,
    restored: z
      .boolean()
      .meta({ description: 'Whether this sign-in has restored a deleted account.', example: false }),
  })
  .meta({ id: 'SignedIn' })

type Account = { id: number; username: string; deletion_requested_at: string | null }
/** `device`: the hash of a device on which the user has signed in before. */
type Way = { remember: boolean; device: string | undefined; byPasskey?: boolean }

/** Signs in a user who has proved who they are: restores a deleted account, opens the session, sends the cookies, warns of a new device. */
export async function completeSignIn(
  ctx: Context,
  { id, username, deletion_requested_at }: Account,
  { device, ...way }: Way,
): Promise<z.infer<typeof signedIn>> {
  const restored = deletion_requested_at !== null
  // Refused if it was erased a moment ago (rulebook 1.17).
  if (restored && !(await cancelDeletion(ctx.db, id))) refuse('LOGIN_WRONG')
  sendCookies(ctx, await openSignIn(ctx.db, ctx, { id, ...way }))
  if (!device) await warnOfNewDevice(ctx, id)
  return { username, restored }
}

/** Mails a user whose account is used on a device where they have not signed in before (rulebook 20.3). */
async function warnOfNewDevice(ctx: Context, accountId: number): Promise<void> {
  const { network, userAgent } = ctx
  const facts = { device: describeDevice(userAgent), network }
  await queueAccountMail(ctx, { accountId, kind: 'new_device', facts })
}
