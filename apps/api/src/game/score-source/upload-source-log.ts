import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { form } from '../../ground/call/form.ts'
import { done, id, numeral, text } from '../../ground/contract/shapes.ts'
import { requestReading } from '../../ground/db/channels.ts'
import { hashToken } from '../../ground/session/token.ts'
import { countLogBytes } from '../hosting-limit/daily-use.ts'
import { editSource } from './edit-source.ts'
import { insertChunk } from './reading/chunk-queries.ts'
import { findSource } from './reading/source-queries.ts'
import { chunkBytes } from './shapes.ts'

/** The greatest size of a dropped log file: some forty maps. */
const fileBytes = 32 * 1024 * 1024
const sourceId = numeral.pipe(id)
const logName = text(255).regex(/\.log$/i)

/** Takes a server's own log file, which fills the gaps in what the server has sent (rulebook 15.15). Refuses EVENT_LOGS. */
export const uploadSourceLog = form({
  described: { id: { type: 'integer', minimum: 1, description: 'The id of the source.' } },
  sample: 'L 01/19/2026 - 18:55:38: Loading map "de_inferno"\n',
  fields: z.strictObject({ id: sourceId }),
  eventOf: async (db, fields) => {
    const { data } = sourceId.safeParse(fields.id)
    return data === undefined ? undefined : (await findSource(db, data))?.event_id
  },
  bytes: () => fileBytes,
  keep: async part => {
    if (!logName.safeParse(part.filename).success)
      throw new TRPCError({ code: 'BAD_REQUEST', message: 'The file must be a .log file.' })
    return { name: part.filename, bytes: await part.toBuffer() }
  },
  output: done,
  answer: async (db, actor, { id, file }) => {
    const checksum = hashToken(file.bytes)
    await editSource({ db, actor }, { call: 'upload-source-log', id }, async (trx, { name, event_id }) => {
      let stored = 0
      for (let begin = 0; begin < file.bytes.length; begin += chunkBytes) {
        const body = file.bytes.subarray(begin, begin + chunkBytes)
        const isNew = await insertChunk(trx, {
          source_id: id,
          dropped: true,
          instance: checksum,
          begin_offset: begin,
          end_offset: begin + body.length,
          checksum: hashToken(body),
          body,
        })
        if (isNew) stored += body.length
      }
      await countLogBytes(trx, event_id, stored)
      await requestReading(trx, id)
      return { before: null, after: { id, name, fileName: file.name, checksum } }
    })
    return { success: true as const }
  },
})
