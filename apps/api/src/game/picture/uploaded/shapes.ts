import { isPictureKey, pictureKinds } from '@game/domain'
import { z } from 'zod'
import { checksum } from '../../../ground/contract/fields.ts'
import { instant } from '../../../ground/contract/shapes.ts'
import type { findPicture } from './uploaded-picture-queries.ts'

/** What the picture belongs to: the key of a team, the `img` of a player or an event (rulebook 11.27). */
export const pictureOf = {
  kind: z.enum(pictureKinds).describe('What the picture is of.'),
  key: z
    .string()
    .min(1)
    .refine(isPictureKey, 'has 1 to 64 of a-z, 0-9, _ and -')
    .meta({ description: 'The key of the team or picture.', example: 'vitality' }),
}

/** `checksum` changes with the picture. */
export const picture = z
  .object({
    ...pictureOf,
    checksum,
    uploadedAt: instant.describe('When it was uploaded.'),
  })
  .meta({ id: 'UploadedPicture' })

type Row = NonNullable<Awaited<ReturnType<typeof findPicture>>>

export const toWire = ({ uploaded_at, ...row }: Row): z.infer<typeof picture> => ({
  ...row,
  uploadedAt: uploaded_at,
})
