import { z } from 'zod'

const accountCommands = ['grant-admin', 'set-password', 'end-sessions', 'unlock'] as const

const accountRequest = z.object({
  command: z.enum(accountCommands),
  username: z.string(),
  revoke: z.boolean().optional(),
  password: z.string().optional(),
})
export type AccountRequest = z.infer<typeof accountRequest>

/** What another process may request from the process of an embedded game. */
export const operatorRequest = z.union([accountRequest, z.object({ command: z.literal('backup') })])
export type OperatorRequest = z.infer<typeof operatorRequest>

/** Its answer to a command; the answer to a backup is its bytes. */
export const operatorAnswer = z.union([z.object({ said: z.string() }), z.object({ error: z.string() })])
