import { pictureKinds, pictureLimits } from '@game/domain'
import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { form } from '../../../ground/call/form.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { checksumOf } from '../drawn/picture.ts'
import { reEncode } from './re-encode.ts'
import { picture, pictureOf, toWire } from './shapes.ts'
import { findPicture, isKeyUsed, lockPictures, savePicture } from './uploaded-picture-queries.ts'

/** Replaces the drawn picture, or the one uploaded before, with an uploaded one (rulebook 11.28). */
export const uploadPicture = form({
  described: {
    kind: { type: 'string', enum: [...pictureKinds], description: 'What the picture is of.' },
    key: {
      type: 'string',
      pattern: '^[a-z0-9_-]{1,64}$',
      description: 'The key of the team or picture.',
      example: 'vitality',
    },
  },
  sample: 'the bytes of a PNG, JPEG or WebP picture',
  fields: z.strictObject(pictureOf),
  bytes: () => pictureLimits.bytes,
  keep: part => part.toBuffer(),
  output: z.object({ picture: picture.describe('The uploaded picture; null if the drawn one is shown.') }),
  answer: async (db, actor, { kind, key, file }) => {
    const png = await reEncode(kind, file)
    const checksum = checksumOf(png)
    return inTransaction(db, async trx => {
      if (!(await isKeyUsed(trx, kind, key))) notFound(kind)
      await lockPictures(trx)
      const before = await findPicture(trx, kind, key)
      const after = toWire(await savePicture(trx, { kind, key, png, checksum }))
      await recordAudit(trx, {
        accountId: actor.id,
        call: 'upload-picture',
        before: before ? toWire(before) : null,
        after,
      })
      return { picture: after }
    })
  },
})
