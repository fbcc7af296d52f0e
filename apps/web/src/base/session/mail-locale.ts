import type { Language } from '../texts/language.ts'

/** In which language and zone mails to this browser's user are written (rulebook 20.2). */
export const mailLocale = (language: Language) => ({
  language,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})
