import { failureOf } from '../../../base/api/failure.ts'
import { findText } from '../../../base/texts/translate.ts'

/** A fault of an event file: its place as a JSON pointer, and the reason in the reader's language. */
export type PathFault = { path: string; reason: string }

type Issue = {
  path: (string | number)[]
  message: string
  code?: string
  keys?: string[]
  params?: { rule?: string; facts?: Record<string, string | number> }
}

const isIssue = (value: unknown): value is Issue =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  Array.isArray(value.path) &&
  'message' in value &&
  typeof value.message === 'string'

/** Reads the faults of a refused event file; null if it failed for another reason. */
export function pathFaultsOf(error: unknown): Issue[] | null {
  const body = failureOf(error)?.body
  if (typeof body !== 'object' || body === null || !('issues' in body) || !Array.isArray(body.issues))
    return null
  return body.issues.filter(isIssue)
}

/** Words a fault in the reader's language. A fault of the shape alone has its details in English only. */
export function wordFault({ path, message, code, keys, params }: Issue, language: string): PathFault {
  const place = path.map(part => `/${part}`).join('') || '/'
  if (language === 'en') return { path: place, reason: message }
  const field = code === 'unrecognized_keys' ? (keys ?? []).join(', ') : String(path.at(-1) ?? '')
  const { rule = 'VALUE_INVALID', facts = { field } } = params ?? {}
  return { path: place, reason: findText(language, 'rules', rule, facts) ?? message }
}
