import { z } from 'zod'

/**
 * A backup is a gzipped text of lines: the header; for each table its section, then one line per row; the trailer. Rows are
 * JSON as the database writes them, and never parsed as JavaScript numbers.
 */
export const format = 'clutchdeck-backup'
export const formatVersion = 1

/** `migrations`: those of the database, in order; they are its version. */
export const header = z.object({
  format: z.literal(format),
  version: z.number().int(),
  createdAt: z.string(),
  migrations: z.array(z.string()).min(1),
})
export type Header = z.infer<typeof header>

export const section = z.object({ table: z.string(), columns: z.array(z.string()) })
export type Section = z.infer<typeof section>

const sequence = z.object({ name: z.string(), last: z.string(), called: z.boolean() })

/** `sha256` is of all lines before the trailer, their line ends included. */
export const trailer = z.object({ rows: z.number().int(), sequences: z.array(sequence), sha256: z.string() })
export type Trailer = z.infer<typeof trailer>

/** Rows begin with `{`, all other lines with a character that no row begins with. */
export const marks = { header: '#', section: '@', trailer: '!' } as const
