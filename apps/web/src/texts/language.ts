import { browserStorage } from '../consent/browser-storage.ts'
import { consentStore } from '../consent/consent-store.ts'

export const languages = ['en', 'pl'] as const
export type Language = (typeof languages)[number]

/** Each language called by its own name. */
export const languageNames: Record<Language, string> = { en: 'English', pl: 'Polski' }

const key = 'language'
const isLanguage = (tag: string | null): tag is Language => languages.some(language => language === tag)

/** The remembered language, else the browser's where we speak it, else English. */
export function chosenLanguage(): Language {
  const remembered = browserStorage.getItem(key)
  if (isLanguage(remembered)) return remembered
  return navigator.language.toLowerCase().startsWith('pl') ? 'pl' : 'en'
}

/** Kept where the visitor allows preferences, else forgotten. */
export function rememberLanguage(language: string): void {
  if (consentStore.allows('preferences')) browserStorage.setItem(key, language)
  else browserStorage.removeItem(key)
}
