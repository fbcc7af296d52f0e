import { type Refusal, refusalCodes, refusalMessage } from '@game/domain'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** Of how many faults an answer tells, and of how many unknown keys, each by its first characters. */
const mostIssues = 200
const mostKeys = 20
const longestKey = 40

/** Shortens what an answer tells of malformed input, so that it doesn't grow with the input. */
export const shortIssues = (issues: readonly Issue[]): Issue[] => issues.slice(0, mostIssues).map(shortIssue)

function shortIssue(issue: Issue): Issue {
  if (issue.code !== 'unrecognized_keys') return issue
  const keys = issue.keys.slice(0, mostKeys).map(shortKey)
  const left = issue.keys.length - keys.length
  const named = keys.map(key => `"${key}"`).join(', ')
  return { ...issue, keys, message: `Unrecognized keys: ${named}${left > 0 ? ` and ${left} more` : ''}` }
}

const shortKey = (key: string): string => {
  const characters = [...key]
  return characters.length > longestKey ? `${characters.slice(0, longestKey).join('')}…` : key
}

/** Turns a fault of malformed input into a refusal that names the field, so that screens can translate it; `body` if all of it is no object (rulebook 12.7). */
export function malformedValue(issue: Issue): Omit<Refusal, 'ok'> {
  const field = String(issue.path.findLast(part => typeof part === 'string') ?? 'body')
  const counted = 'origin' in issue && ['string', 'array', 'set'].includes(String(issue.origin))
  switch (issue.code) {
    case 'too_small': {
      const facts = { field, least: Number(issue.minimum) }
      return { rule: counted ? 'TEXT_TOO_SHORT' : 'VALUE_TOO_SMALL', facts }
    }
    case 'too_big': {
      const facts = { field, most: Number(issue.maximum) }
      return { rule: counted ? 'TEXT_TOO_LONG' : 'VALUE_TOO_LARGE', facts }
    }
    case 'unrecognized_keys':
      return { rule: 'VALUE_INVALID', facts: { field: issue.keys.join(', ') } }
    case 'custom':
      return {
        rule: refusalCodes.find(code => code === issue.params?.rule) ?? 'VALUE_INVALID',
        facts: issue.params?.facts ?? { field },
      }
    default:
      return { rule: isMissing(issue) ? 'VALUE_MISSING' : 'VALUE_INVALID', facts: { field } }
  }
}

/** A reported issue of Zod does not contain the input; only its message shows that there was none. */
const isMissing = ({ code, message }: Issue): boolean =>
  code === 'invalid_type' && message.endsWith('received undefined')

/** One text for all faults of malformed input, each mentioned once. */
export const malformedText = (issues: readonly Issue[]): string =>
  [...new Set(issues.map(issue => refusalMessage(malformedValue(issue))))].join(' ')
