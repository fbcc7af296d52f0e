import { browserStorage, tabStorage } from '../storage/browser-storage.ts'
import { consentStore } from '../storage/consent-store.ts'

export const languages = ['en', 'pl'] as const
export type Language = (typeof languages)[number]

/** The name of each language in that language. */
export const languageNames: Record<Language, string> = { en: 'English', pl: 'Polski' }

const key = 'language'
/** Whether there are texts in the language. */
export const isLanguage = (tag: string | null): tag is Language =>
  languages.some(language => language === tag)

/** Returns the browser's language if there are texts in it, else English. */
export const browserLanguage = (): Language =>
  navigator.language.toLowerCase().startsWith('pl') ? 'pl' : 'en'

/** Returns the remembered language, else the browser's if there are texts in it, else English. */
export function chosenLanguage(): Language {
  const remembered = tabStorage.getItem(key) ?? browserStorage.getItem(key)
  return isLanguage(remembered) ? remembered : browserLanguage()
}

/** Remembers the language if the visitor allows preferences, else until the tab is closed. */
export function rememberLanguage(language: string): void {
  const [keeps, forgets] = consentStore.allows('preferences')
    ? [browserStorage, tabStorage]
    : [tabStorage, browserStorage]
  keeps.setItem(key, language)
  forgets.removeItem(key)
}
