import { TRPCError } from '@trpc/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createContext, type Services } from '../../../ground/call/context.ts'
import { callAsVisitor } from '../read/caller.ts'
import type { Preview } from './preview.ts'
import { mayHavePreview, readPreview } from './read-preview.ts'

/** Previews are those of a visitor: no session is looked up. */
const withoutSession = { scope: null, find: async () => undefined }

/** Finds the preview of a page; undefined if it has none, or if a visitor may not see the page. */
export async function findPreview(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  url: URL,
): Promise<Preview | undefined> {
  if (!mayHavePreview(url)) return undefined
  try {
    const context = await createContext(services, request, reply, withoutSession)
    // A picture on any page may ask for previews: they must not use up what the invitation itself may ask for (rulebook 19.2).
    const apart = { ...context, network: `previews ${context.network}` }
    return await readPreview(callAsVisitor(apart), services.db, url)
  } catch (error) {
    if (!(error instanceof TRPCError && error.code !== 'INTERNAL_SERVER_ERROR')) {
      // The page itself works without: it shows what is wrong.
      request.log.error(error)
    }
    return undefined
  }
}
