import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { eventFileSchemaPath } from '../../game/event/file/schema.ts'
import { callsByName } from '../router/router.ts'
import { openApiPath } from './openapi/routes.ts'

/** The paths of what visitors may read, with the method of each. */
const publicReads: ReadonlyMap<string, string> = new Map(
  Object.values(callsByName)
    .filter(
      ({ access, scope, refreshes }) => access === 'public' && scope === 'read' && refreshes.length === 0,
    )
    .map(({ path, method }) => [path, method]),
)

/** What describes the game to programs: editors and explorers of APIs read it in a browser. */
const documents: readonly string[] = [openApiPath, eventFileSchemaPath]

/** The headers of answers that pages of other origins may read; browsers show them only a few others. */
const exposed = [
  'age',
  'deprecation',
  'link',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'sunset',
  'x-request-id',
].join(', ')

/** The path of a request without its query. */
export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? ''

/** Whether a request is for something that visitors may read. */
export const isPublicRead = (request: FastifyRequest): boolean => publicReads.has(pathOf(request))

/** Lets pages of other origins read public calls, the documents of the API and pictures, always without credentials (rulebook 21.6). */
export function allowOtherOrigins(request: FastifyRequest, reply: FastifyReply): void {
  if (documents.includes(pathOf(request))) reply.header('access-control-allow-origin', '*')
  else if (request.url.startsWith('/img/')) {
    reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
  } else if (isPublicRead(request)) {
    reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': exposed })
  }
}

const day = 24 * 3600

/** Answers browsers that ask before a request with a JSON body; without such an answer they do not send it. */
export function preflightRoutes(app: FastifyInstance): void {
  for (const [path, method] of publicReads)
    app.options(path, (_request, reply) => {
      reply
        .code(204)
        .headers({
          'access-control-allow-methods': method,
          'access-control-allow-headers': 'content-type',
          'access-control-max-age': day,
        })
        .send()
    })
}
