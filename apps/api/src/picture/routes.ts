import type { FastifyInstance } from 'fastify'
import type { Services } from '../http/context.ts'
import { pictureCache } from './picture-cache.ts'
import { isReplaceable, uploadedPictures } from './uploaded/uploaded-pictures.ts'

const file = /^([a-z0-9_-]{1,64})\.png$/

/** A drawn picture stays as it is; one that may be replaced is asked for again, which mostly costs a 304. */
const cacheControl = (folder: string): string =>
  isReplaceable(folder)
    ? 'public, max-age=60, stale-while-revalidate=600'
    : 'public, max-age=86400, stale-while-revalidate=604800'

/** Every picture of the game: /img/{teams|players|events|clans|avatars|fields|countries}/{key}.png. */
export async function pictureRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): Promise<void> {
  const drawn = pictureCache()
  const uploaded = uploadedPictures(db)
  const pictureOf = async (folder: string, key: string) => (await uploaded(folder, key)) ?? drawn(folder, key)
  app.get<{ Params: { folder: string; file: string } }>('/img/:folder/:file', async (request, reply) => {
    const { folder } = request.params
    const key = file.exec(request.params.file)?.[1]
    const picture = key === undefined ? undefined : await pictureOf(folder, key)
    if (!picture) return reply.callNotFound()
    reply.header('cache-control', cacheControl(folder))
    reply.header('etag', picture.etag)
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send()
    return reply.type('image/png').send(picture.png)
  })
}
