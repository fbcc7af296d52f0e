import { checkEmail, type ReachChannel, type ReachKind, reachKindNames, reachKinds } from '@game/domain'
import { z } from 'zod'
import type { Context } from '../../../ground/call/context.ts'
import { publicProcedure, userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { refuse, unwrap } from '../../../ground/contract/refusal.ts'
import { done, text } from '../../../ground/contract/shapes.ts'
import { violatedConstraint } from '../../../ground/db/postgres-error.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { limitCalls } from '../../../ground/limit/limit-calls.ts'
import { queueAccountMail } from '../../../ground/mail/queue-mail.ts'
import { findPushState } from '../../../ground/push/push-queries.ts'
import { noteSecurity } from '../../../ground/security/note-security.ts'
import { password } from '../credential/password.ts'
import { requirePassword } from '../credential/require-password.ts'
import { chooseReach, confirmAddress, findContact, saveContact } from './contact-queries.ts'
import { takeLink } from './link-queries.ts'
import { choice, language, linkToken, timeZone } from './shapes.ts'

/** Answers whether this game sends mail. */
export const getMailState = publicProcedure
  .input(z.strictObject({}))
  .output(
    answer(
      z.object({ on: z.boolean().describe('Whether the game sends mail, or whether a kind is turned on.') }),
    ),
  )
  .query(async ({ ctx }) => ({ on: ctx.env.mail !== undefined }))

const contact = z.object({
  on: z.boolean().describe('Whether the game sends mail, or whether a kind is turned on.'),
  email: z.string().nullable().describe('The email address.'),
  pendingEmail: z
    .string()
    .nullable()
    .describe('The new address that waits for its confirmation; null for none.'),
  confirmed: z.boolean().describe('Whether the address is confirmed.'),
  bounced: z.boolean().meta({
    description: 'Whether mail to the address came back so often that none is sent any more.',
    example: false,
  }),
  language,
  timeZone: z.string().meta({
    description: 'The IANA time zone in which mails and pushes write times.',
    example: 'Europe/Warsaw',
  }),
  choices: z.array(choice).describe('What is sent to the user, by which channel, and whether it is on.'),
  push: z
    .object({
      on: z.boolean().describe('Whether the game sends pushes.'),
      here: z.boolean().describe('Whether pushes come to the browser of this session.'),
    })
    .describe('Whether pushes reach the user.'),
})

const isChoice = (kind: ReachKind, channel: ReachChannel): boolean =>
  reachKinds[kind].some(each => each === channel)

/** How a choice is stored. */
const choiceOf = (channel: ReachChannel, kind: ReachKind): string => `${channel}:${kind}`

/** Answers how the caller can be reached outside the game (rulebook 20.2, 20.12). */
export const getContact = userProcedure
  .input(z.strictObject({}))
  .output(answer(contact))
  .query(async ({ ctx: { db, env, actor, sessionId } }) => {
    const { muted, ...found } = await findContact(db, actor.id)
    const choices = reachKindNames.flatMap(kind =>
      reachKinds[kind].map(channel => ({ kind, channel, on: !muted.includes(choiceOf(channel, kind)) })),
    )
    const { here } = await findPushState(db, actor.id, sessionId)
    const push = { on: env.push !== undefined, here }
    return { on: env.mail !== undefined, ...found, choices, push }
  })

/** Saves language and time zone of the caller, and turns a kind of mail or push on or off; what is left out stays (rulebook 20.8). */
export const saveSettings = userProcedure
  .input(
    z.strictObject({
      language: language.optional(),
      timeZone: timeZone.optional(),
      choice: choice
        .refine(({ kind, channel }) => isChoice(kind, channel), 'is not sent by this channel')
        .describe('A kind of mail to turn on or off.')
        .optional(),
    }),
  )
  .output(answer(done))
  .mutation(async ({ ctx: { db, actor }, input: { choice, ...locale } }) => {
    await inTransaction(db, async trx => {
      await saveContact(trx, actor.id, locale)
      if (choice) await chooseReach(trx, actor.id, choiceOf(choice.channel, choice.kind), choice.on)
    })
    return { success: true }
  })

/** Sends the link that confirms the caller's address, in their language. Refuses MAIL_OFF, TOO_MANY_CALLS (rulebook 20.4). */
export const sendConfirmation = userProcedure
  .input(z.strictObject({ language, timeZone }))
  .output(answer(done))
  .mutation(async ({ ctx, input }) => {
    if (!ctx.env.mail) refuse('MAIL_OFF')
    limitCalls(ctx.limits, 'mail', ctx.actor.id)
    await inTransaction(ctx.db, async db => {
      await saveContact(db, ctx.actor.id, input)
      const { email, pendingEmail } = await findContact(db, ctx.actor.id)
      await queueConfirmation({ ...ctx, db }, ctx.actor.id, pendingEmail ?? email)
    })
    return { success: true }
  })

/**
 * Sends a link to a new address, which becomes the caller's when it is opened, and warns the present one if that is confirmed. Whether another
 * account has the address shows in the mail alone. Counts as an attempt. Refuses MAIL_OFF, PASSWORD_WRONG, EMAIL_FORM, EMAIL_ADDRESS,
 * TOO_MANY_CALLS (rulebook 20.4).
 */
export const changeEmail = userProcedure
  .input(
    z.strictObject({
      email: text(254).meta({ description: 'The email address.', example: 'anna@example.org' }),
      password,
      language,
      timeZone,
    }),
  )
  .output(answer(done))
  .mutation(async ({ ctx, input }) => {
    const { actor } = ctx
    if (!ctx.env.mail) refuse('MAIL_OFF')
    const email = unwrap(checkEmail(input.email))
    limitCalls(ctx.limits, 'mail', actor.id)
    await requirePassword(ctx, input.password)
    await inTransaction(ctx.db, async db => {
      await saveContact(db, actor.id, { ...input, pendingAddress: email })
      await queueConfirmation({ ...ctx, db }, actor.id, email)
      const warning = { accountId: actor.id, kind: 'address_changing', facts: { newAddress: email } }
      await queueAccountMail({ ...ctx, db }, warning)
    })
    return { success: true as const }
  })

/** Confirms the address of the account that a link was sent for; anybody may open it. Refuses LINK_USED, EMAIL_TAKEN (rulebook 20.4). */
export const confirmEmail = publicProcedure
  .input(
    z.strictObject({
      token: linkToken.meta({
        description: 'The token of the link in the mail.',
        example: 'q3x0vC4kqN0pA0mV5b1m9k2w8Zl7d6s5f4g3h2j1k0x',
      }),
    }),
  )
  .output(
    answer(
      z.object({
        email: z.string().meta({ description: 'The email address.', example: 'anna@example.org' }),
      }),
    ),
  )
  .mutation(async ({ ctx, input }) => {
    const link = await inTransaction(ctx.db, async db => {
      const found = (await takeLink(db, 'confirm', input.token)) ?? refuse('LINK_USED')
      const { pendingEmail, email } = await findContact(db, found.id)
      if (found.address !== (pendingEmail ?? email)) refuse('LINK_USED')
      await confirmAddress(db, found.id, found.address).catch(refuseTaken)
      return found
    })
    if (link.address !== link.email) await noteSecurity(ctx, 'email_changed', { id: link.id })
    return { email: link.address }
  })

/** Has the link sent that confirms an address. */
export async function queueConfirmation(
  context: Pick<Context, 'db' | 'env'>,
  accountId: number,
  address: string | null,
): Promise<void> {
  if (address) await queueAccountMail(context, { accountId, kind: 'confirm_address', facts: { address } })
}

function refuseTaken(error: unknown): never {
  if (violatedConstraint(error) === 'account_email') refuse('EMAIL_TAKEN')
  throw error
}
