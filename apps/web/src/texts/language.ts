import { browserStorage } from '../storage/browser-storage.ts'
import { consentStore } from '../storage/consent-store.ts'

export const languages = ['en', 'pl'] as const
export type Language = (typeof languages)[number]

/** The name of each language in itself. */
export const languageNames: Record<Language, string> = { en: 'English', pl: 'Polski' }

const key = 'language'
/** Tells whether there are texts in the language. */
export const isLanguage = (tag: string | null): tag is Language =>
  languages.some(language => language === tag)

/** Answers the remembered language, else the browser's where there are texts in it, else English. */
export function chosenLanguage(): Language {
  const remembered = browserStorage.getItem(key)
  if (isLanguage(remembered)) return remembered
  return navigator.language.toLowerCase().startsWith('pl') ? 'pl' : 'en'
}

/** Remembers the language where the visitor allows preferences, else forgets it. */
export function rememberLanguage(language: string): void {
  if (consentStore.allows('preferences')) browserStorage.setItem(key, language)
  else browserStorage.removeItem(key)
}
