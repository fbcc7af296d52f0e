import { useEffect, useState } from 'react'
import { i18n, loadTexts, say } from '../texts/i18n.ts'
import { findText } from '../texts/translate.ts'
import { failureOf } from './failure.ts'

/** What a popup or an error state says: the rule in the reader's language where there is one, else the server's words. */
export async function failureText(error: unknown): Promise<string> {
  const failure = failureOf(error)
  if (!failure) return say('errors:unknown')
  const { rule, facts, message } = failure
  if (!rule) return message
  const field = facts?.field
  if (field !== undefined) await loadTexts('fields').catch(() => undefined)
  const label = fieldName(String(field))
  const { language } = i18n.get()
  if (language === 'en') return field === undefined ? message : message.replaceAll(`"${field}"`, `"${label}"`)
  await loadTexts('rules').catch(() => undefined)
  return findText(language, 'rules', rule, { ...facts, field: label }) ?? message
}

/** What a field of a call is called on the screen, once those texts are there; else its own name. */
export const fieldName = (field: string): string => findText(i18n.get().language, 'fields', field) ?? field

/** The text of a failed call, for the screen that shows it beside its input; undefined while nothing has failed. */
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
