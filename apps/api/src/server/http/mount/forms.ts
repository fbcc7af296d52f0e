import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { importCatalogue } from '../../../game/catalogue/file/import-catalogue.ts'
import { importEvent } from '../../../game/event/file/import-event.ts'
import { uploadPicture } from '../../../game/picture/uploaded/upload-picture.ts'
import { uploadScoreForm } from '../../../game/score/upload/upload-form.ts'
import { uploadSourceLog } from '../../../game/score-source/upload-source-log.ts'
import type { Services } from '../../../ground/call/context.ts'
import type { Form } from '../../../ground/call/form.ts'

/** Every call that takes a file (rulebook 12.26). */
export const forms: readonly Form[] = [
  uploadScoreForm,
  uploadSourceLog,
  uploadPicture,
  importCatalogue,
  importEvent,
]

/** Mounts the forms; every other route answers multipart/form-data with 415. */
export async function formRoutes(app: FastifyInstance, services: Services): Promise<void> {
  // A longer value is cut off; the longest is a reason of 200 characters, which may take 800 bytes.
  await app.register(multipart, { limits: { files: 1, fields: 10, fieldSize: 2000, fieldNameSize: 100 } })
  for (const each of forms) each.mount(app, services)
}
