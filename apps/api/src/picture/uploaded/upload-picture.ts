import { pictureKinds, pictureLimits } from '@game/domain'
import { z } from 'zod'
import { recordAudit } from '../../audit/record-audit.ts'
import { notFound } from '../../contract/refusal.ts'
import { atomically } from '../../db/atomically.ts'
import { form } from '../../http/form/form.ts'
import { checksumOf } from '../picture.ts'
import { findPicture, isKeyUsed, lockPictures, savePicture } from './queries.ts'
import { reEncode } from './re-encode.ts'
import { picture, pictureOf } from './shapes.ts'
import { told } from './told.ts'

/** Puts an uploaded picture in the place of the drawn one, or of the one uploaded before. */
export const uploadPicture = form({
  path: '/api/upload-picture',
  name: 'picture.uploadPicture',
  summary: 'A picture of a team, a player or an event in place of the drawn one',
  described: {
    kind: { type: 'string', enum: [...pictureKinds] },
    key: { type: 'string', pattern: '^[a-z0-9_-]{1,64}$' },
  },
  fields: z.strictObject(pictureOf),
  bytes: () => pictureLimits.bytes,
  keep: part => part.toBuffer(),
  output: z.object({ picture }),
  answer: async (db, actor, { kind, key, file }) => {
    const png = await reEncode(kind, file)
    const checksum = checksumOf(png)
    return atomically(db, async trx => {
      if (!(await isKeyUsed(trx, kind, key))) notFound(kind)
      await lockPictures(trx)
      const before = await findPicture(trx, kind, key)
      const after = told(await savePicture(trx, { kind, key, png, checksum }))
      await recordAudit(trx, {
        accountId: actor.id,
        call: 'upload-picture',
        before: before ? told(before) : null,
        after,
      })
      return { picture: after }
    })
  },
})
