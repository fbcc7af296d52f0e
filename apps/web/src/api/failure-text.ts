import { i18n, loadTexts } from '../texts/i18n.ts'
import { failureOf } from './failure.ts'

/** What a popup or an error state says: the rule in the reader's language where there is one, else the server's words. */
export async function failureText(error: unknown): Promise<string> {
  const failure = failureOf(error)
  if (!failure) return i18n.t('errors:unknown')
  const { rule, facts, message } = failure
  // A rule without its facts would show the holes of its translation; the server's sentence has them filled in.
  if (!rule || i18n.language === 'en') return message
  await loadTexts('rules')
  if (!i18n.exists(`rules:${rule}`)) return message
  const words = i18n.t(`rules:${rule}`, { ...facts })
  return words.includes('{') ? message : words
}
