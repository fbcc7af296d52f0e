import { isCountry } from '@game/domain'
import { useCallback } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'

/** Returns a function that names a country in the reader's language, '' for none; of the flag codes only `uk` differs from ISO 3166. */
export function useCountryName(): (code: string | null) => string {
  const { i18n } = useTranslation()
  const { language } = i18n
  return useCallback(
    (code: string | null) => {
      if (code === null) return ''
      if (!isCountry(code)) return code
      const names = new Intl.DisplayNames([language], { type: 'region' })
      return names.of(code === 'uk' ? 'GB' : code.toUpperCase()) ?? code
    },
    [language],
  )
}
