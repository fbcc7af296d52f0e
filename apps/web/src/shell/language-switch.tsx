import { useTranslation } from 'react-i18next'
import { setLanguage } from '../texts/i18n.ts'
import { LanguageChoice } from '../ui/input/language-choice.tsx'

/** The whole app in English or Polish, remembered where the visitor allows it. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('shell')
  return <LanguageChoice label={t('language')} value={i18n.language} onChange={setLanguage} />
}
