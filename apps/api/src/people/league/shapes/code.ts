import { z } from 'zod'

/** A league's code as somebody typed it; the domain reads it (rulebook 19.2). */
export const leagueCode = z
  .string()
  .max(32)
  .meta({ description: 'The code of the league, as it is shown or typed.', example: '7K30-9X11' })
