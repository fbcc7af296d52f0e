import { useEffect, useState } from 'react'
import { formatWait } from '../texts/format-wait.ts'
import { i18n, loadTexts, say } from '../texts/i18n.ts'
import { findText } from '../texts/translate.ts'
import { failureOf } from './failure.ts'

/** The text of a popup or an error state: the rule in the reader's language if there is one, else the server's text. Of too many calls it says how long to wait (rulebook 13.32). */
export async function failureText(error: unknown): Promise<string> {
  const failure = failureOf(error)
  if (!failure) return say('errors:unknown')
  const { rule, facts, message, retryAfter } = failure
  if (!rule) return message
  if (rule === 'TOO_MANY_CALLS' && retryAfter !== undefined)
    return say('errors:tooManyCalls', { when: formatWait(retryAfter, i18n.get().language) })
  const field = facts?.field
  if (field !== undefined) await loadTexts('fields').catch(() => undefined)
  const label = fieldName(String(field))
  const { language } = i18n.get()
  if (language === 'en') return field === undefined ? message : message.replaceAll(`"${field}"`, `"${label}"`)
  await loadTexts('rules').catch(() => undefined)
  return findText(language, 'rules', rule, { ...facts, field: label }) ?? message
}

/** The name of a call's field on the screen, once those texts have loaded; else the field's name in the call. */
export const fieldName = (field: string): string => findText(i18n.get().language, 'fields', field) ?? field

/** The text of a failed call, for a screen that shows it next to its input; undefined while nothing has failed. */
export function useFailureText(error: unknown): string | undefined {
  const [said, setSaid] = useState<{ error: unknown; text: string }>()
  useEffect(() => {
    let current = true
    if (error) failureText(error).then(text => current && setSaid({ error, text }))
    return () => {
      current = false
    }
  }, [error])
  return error && said?.error === error ? said?.text : undefined
}
