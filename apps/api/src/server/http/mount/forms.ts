import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../../ground/call/context.ts'
import { callsByName } from '../../router/router.ts'

/** Mounts every call that takes a file (rulebook 12.26); every other route answers multipart/form-data with 415. */
export async function formRoutes(app: FastifyInstance, services: Services): Promise<void> {
  // A longer value is cut off; the longest is a reason of 200 characters, which may take 800 bytes.
  await app.register(multipart, { limits: { files: 1, fields: 10, fieldSize: 2000, fieldNameSize: 100 } })
  for (const call of Object.values(callsByName)) if ('mount' in call.run) call.run.mount(app, services, call)
}
