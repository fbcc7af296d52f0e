import { mailKindNames, reachChannels, reachKindNames } from '@game/domain'
import { z } from 'zod'

/** The language of mails. */
export const language = z
  .enum(['en', 'pl'])
  .meta({ id: 'Language', description: 'The language of mails.', example: 'pl' })

/** What is sent, and by which channel. */
const kind = z.enum(reachKindNames).describe('What it is about.')
export const mailKind = z.enum(mailKindNames)
const channel = z.enum(reachChannels).describe('By which channel it is sent.')
export const choice = z
  .strictObject({
    kind,
    channel,
    on: z.boolean().describe('Whether the game sends mail, or whether a kind is turned on.'),
  })
  .meta({ id: 'Choice' })

/** A zone that this server knows, so that times can be written in it. */
export const timeZone = z.string().max(64).refine(isTimeZone, 'is not an IANA time zone').meta({
  description: 'The IANA time zone in which mails and pushes write times.',
  example: 'Europe/Warsaw',
})

/** The token of a link in a mail; one of another form cannot exist. */
export const linkToken = z.string().regex(/^[\w-]{43}$/)

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}
