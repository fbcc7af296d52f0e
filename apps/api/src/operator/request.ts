import { z } from 'zod'

const accountCommands = ['grant-admin', 'set-password', 'end-sessions', 'unlock'] as const

const accountRequest = z.object({
  command: z.enum(accountCommands),
  username: z.string(),
  revoke: z.boolean().optional(),
  password: z.string().optional(),
})
export type AccountRequest = z.infer<typeof accountRequest>

/** What the process of an embedded game is asked for by another one. */
export const operatorRequest = z.union([accountRequest, z.object({ command: z.literal('backup') })])
export type OperatorRequest = z.infer<typeof operatorRequest>

/** How it answers a command; a backup is answered by its bytes. */
export const operatorAnswer = z.union([z.object({ said: z.string() }), z.object({ error: z.string() })])
