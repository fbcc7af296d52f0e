import type { z } from 'zod'
import type { findPicture } from './queries.ts'
import type { picture } from './shapes.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findPicture>>>

/** A row as the wire tells of it. */
export const told = ({ uploaded_at, ...row }: Row): z.infer<typeof picture> => ({
  ...row,
  uploadedAt: uploaded_at,
})
