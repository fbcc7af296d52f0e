import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Services } from '../../../ground/call/context.ts'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { done } from '../../../ground/contract/shapes.ts'
import { muteByToken } from './contact-queries.ts'
import { linkToken, mailKind } from './shapes.ts'

const input = z.strictObject({
  token: linkToken.meta({
    description: 'The token in the link.',
    example: 'q3x0vC4kqN0pA0mV5b1m9k2w8Zl7d6s5f4g3h2j1k0x',
  }),
  kind: mailKind.describe('The kind of mail.'),
})

/** Turns a kind of mail off for the user to whom the link was sent, also if somebody else opens it; the answer does not show whether there is one (rulebook 20.7). */
export const unsubscribe = publicProcedure
  .input(input)
  .output(answer(done))
  .mutation(async ({ ctx, input: { token, kind } }) => {
    await muteByToken(ctx.db, token, `mail:${kind}`)
    return { success: true }
  })

/**
 * One click in a mail program, which posts a form to the address in the header `List-Unsubscribe`, without cookies (RFC 8058). A GET of the same
 * address shows the page and changes nothing.
 */
export async function unsubscribeRoute(app: FastifyInstance, { db }: Services): Promise<void> {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, body, parsed) => parsed(null, body),
  )
  app.post('/unsubscribe', async (request, reply) => {
    const { success, data } = input.safeParse(request.query)
    if (success) await muteByToken(db, data.token, `mail:${data.kind}`)
    return reply
      .code(success ? 200 : 400)
      .type('text/plain')
      .send(success ? 'Unsubscribed.' : 'Unknown link.')
  })
}
