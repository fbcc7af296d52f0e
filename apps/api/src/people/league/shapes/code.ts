import { z } from 'zod'

/** A league's code as somebody typed it; the domain reads it (rulebook 19.2). */
export const leagueCode = z.string().max(32)
