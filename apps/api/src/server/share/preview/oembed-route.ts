import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Services } from '../../../ground/call/context.ts'
import { ownOrigin } from '../../../ground/call/origin.ts'
import { findPreview } from './find-preview.ts'
import { oEmbedOf } from './preview.ts'

const most = z.coerce.number().int().min(1).default(10_000)
const query = z.object({
  url: z.url().max(2000),
  format: z.string().default('json'),
  maxwidth: most,
  maxheight: most,
})

/** Answers previews as oEmbed: /oembed?url=… of a page of the game; 404 for others, 501 for other formats than JSON (rulebook 23.6). */
export async function oEmbedRoute(app: FastifyInstance, services: Services): Promise<void> {
  app.get('/oembed', async (request, reply) => {
    const { data } = query.safeParse(request.query)
    if (!data) return reply.code(400).send({ message: '"url" has an invalid value.' })
    if (data.format !== 'json') return reply.code(501).send({ message: 'Only JSON is offered.' })
    const origin = ownOrigin(services.env, request)
    const url = new URL(data.url)
    const preview = url.origin === origin ? await findPreview(services, request, reply, url) : undefined
    if (!preview) return reply.code(404).send({ message: 'Not found.' })
    return oEmbedOf(preview, origin, { width: data.maxwidth, height: data.maxheight })
  })
}
