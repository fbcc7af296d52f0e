import { keyplayTypes } from '@game/domain'
import { z } from 'zod'
import { id, text } from '../../contract/shapes.ts'

/**
 * Fields of the forms, by type and size only: whether one is missing or holds what it cannot is the domain's to say,
 * so that the screen and the server say the same (admin-social.md 5).
 */
export const name = text(100).optional()
export const described = { name, description: text(1000).optional() }
/** What the admin had before him, as read; a save upon anything else than the stored is refused. */
export const seen = { revision: text(64).optional() }
export const ownId = { id: id.optional() }

/** A multiplier, as wide as its column. */
export const mult = z.number().max(9999.99).optional()
/** A price in points, as wide as its column. */
export const points = z.number().max(99_999_999.99).optional()
export const keyplayType = z.enum(keyplayTypes)
