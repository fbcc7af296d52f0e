import { z } from 'zod'

export const eventCode = z
  .string()
  .max(32)
  .meta({ description: 'The code of the private event, as it is shown or typed.', example: '7K30-9X11' })
export const joinRule = z
  .enum(['open', 'letIn'])
  .describe('Whether the code lets people in at once, or the owner does.')
export const automatic = z.boolean().meta({
  description: 'Whether its phases open and lock by what its game servers send (rulebook 30.18).',
  example: true,
})
export const participantCount = z
  .int()
  .meta({ description: 'How many users take part in the private event.', example: 12 })
