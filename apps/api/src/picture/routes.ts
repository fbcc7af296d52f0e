import type { FastifyInstance } from 'fastify'
import { pictureCache } from './picture-cache.ts'

const file = /^([a-z0-9_-]{1,64})\.png$/

/** Every picture of the game: /img/{teams|players|events|clans|avatars|fields|countries}/{key}.png. */
export async function pictureRoutes(app: FastifyInstance): Promise<void> {
  const pictureOf = pictureCache()
  app.get<{ Params: { folder: string; file: string } }>('/img/:folder/:file', async (request, reply) => {
    const key = file.exec(request.params.file)?.[1]
    const picture = key === undefined ? undefined : await pictureOf(request.params.folder, key)
    if (!picture) return reply.callNotFound()
    reply.header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
    reply.header('etag', picture.etag)
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send()
    return reply.type('image/png').send(picture.png)
  })
}
