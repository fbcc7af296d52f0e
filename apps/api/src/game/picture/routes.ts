import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createContext, type Services } from '../../ground/call/context.ts'
import { limitCalls } from '../../ground/limit/limit-calls.ts'
import type { Picture } from './drawn/picture.ts'
import { readVariant, type Variant } from './drawn/variant.ts'
import { pictureCache } from './picture-cache.ts'
import { isKeyKnown } from './picture-queries.ts'
import { isReplaceable, uploadedPictures } from './uploaded/uploaded-pictures.ts'

const file = /^([a-z0-9_-]{1,64})\.png$/

/** A drawn picture does not change; one that may be replaced is requested again, which is mostly answered by a 304. */
const cacheControl = (folder: string): string =>
  isReplaceable(folder)
    ? 'public, max-age=60, stale-while-revalidate=600'
    : 'public, max-age=86400, stale-while-revalidate=604800'

type Route = { Params: { folder: string; file: string }; Querystring: { w?: unknown } }
type Found = { picture: Picture; cache: string }

/**
 * Every picture of the game: /img/{teams|players|events|clans|avatars|fields|countries}/{key}.png,
 * as WebP if the browser accepts it, in the width of `?w=` (rulebook 11.41). For a key that no record has
 * yet only signed-in users get one, as they may be about to choose it; those have a separate cache.
 */
export async function pictureRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db, limits } = services
  const drawn = pictureCache()
  const previews = pictureCache({ size: 4 * 1024 * 1024, mostWaiting: 40 })
  const uploaded = uploadedPictures(db)
  const find = async (folder: string, key: string, variant: Variant): Promise<Picture | undefined> =>
    (await uploaded(folder, key, variant)) ??
    (drawn.has(folder, key, variant) || (await isKeyKnown(db, folder, key))
      ? drawn.get(folder, key, variant)
      : undefined)
  const mayPreview = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const { actor } = await createContext(services, request, reply, { scope: 'read' })
    if (actor) limitCalls(limits, 'preview', actor.id)
    return actor !== null
  }
  app.get<Route>('/img/:folder/:file', async (request, reply) => {
    const { folder } = request.params
    const key = file.exec(request.params.file)?.[1]
    const variant = readVariant(request.query.w, request.headers.accept)
    if (key === undefined || !variant) return reply.callNotFound()
    const known = await find(folder, key, variant)
    const found = known
      ? { picture: known, cache: cacheControl(folder) }
      : asPreview((await mayPreview(request, reply)) ? await previews.get(folder, key, variant) : undefined)
    if (!found) return reply.callNotFound()
    const { bytes, type, etag } = found.picture
    reply.headers({ 'cache-control': found.cache, vary: 'accept', etag })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(type).send(bytes)
  })
}

const asPreview = (picture: Picture | undefined): Found | undefined =>
  picture && { picture, cache: 'private, no-cache' }
