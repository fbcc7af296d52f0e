import { keyplayTypes } from '@game/domain'
import { z } from 'zod'
import { id, nameText, text } from '../../../ground/contract/shapes.ts'

/**
 * Optional fields checked by type and size only; the domain says which are required and valid, so that the screen and
 * the server agree (rulebook 11.16).
 */
export const name = nameText(100)
  .meta({ description: 'The name that is shown.', example: 'Example' })
  .optional()
export const described = {
  name,
  description: text(1000)
    .meta({ description: 'The text that players read.', example: 'More points for kills.' })
    .optional(),
}
/** The revision the admin's form was opened with; a save over another stored revision is refused (rulebook 11.22). */
export const expectedRevision = {
  revision: text(64)
    .describe('Changes with each edit; an edit sends the revision it is based on.')
    .optional(),
}
export const ownId = { id: id.optional() }

/** Polish texts are optional; an empty one deletes the stored text (rulebook 11.37). */
export const namePl = nameText(100)
  .meta({
    description: 'The Polish name; if it is null or empty, the English one is shown.',
    example: 'Przykład',
  })
  .optional()
export const polish = {
  namePl,
  descriptionPl: text(1000)
    .meta({
      description: 'The Polish description; if it is null or empty, the English one is shown.',
      example: 'Opis',
    })
    .optional(),
}

/** A multiplier, limited to the width of its column. */
export const mult = z.number().max(9999.99).meta({ description: 'The multiplier.', example: 1.5 }).optional()
/** A price in points, limited to the width of its column. */
export const price = z.number().max(99_999_999.99).optional()
export const keyplayType = z.enum(keyplayTypes)
