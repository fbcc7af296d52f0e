import { z } from 'zod'
import { adminProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { picture, pictureOf, toWire } from './shapes.ts'
import { findPicture } from './uploaded-picture-queries.ts'

/** Answers the uploaded picture of a key; null if there is none and the drawn one is served. */
export const getPicture = adminProcedure
  .input(z.strictObject(pictureOf))
  .output(
    answer(
      z.object({
        picture: picture.nullable().describe('The uploaded picture; null if the drawn one is shown.'),
      }),
    ),
  )
  .query(async ({ ctx: { db }, input: { kind, key } }) => {
    const found = await findPicture(db, kind, key)
    return { picture: found ? toWire(found) : null }
  })
