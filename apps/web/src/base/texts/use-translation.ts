import { useSelector } from '@tanstack/react-store'
import { use } from 'react'
import type { Namespace } from './catalogue.ts'
import { endOfLoading, i18n } from './i18n.ts'
import type { Language } from './language.ts'
import { type Translate, translate, type Values } from './translate.ts'

/** Keeps one function per language and namespace, so that effects and memos can depend on it. */
const translators = new Map<string, (key: string, values?: Values) => string>()

function translatorOf(language: Language, namespace: Namespace) {
  const name = `${language}/${namespace}`
  const known =
    translators.get(name) ??
    ((key: string, values?: Values) =>
      translate(language, key.includes(':') ? key : `${namespace}:${key}`, values))
  translators.set(name, known)
  return known
}

/**
 * Returns the texts of these namespaces in the language of the app, or in `lng`; suspends until they have loaded. A text of the
 * first is named by its path, one of the others as `namespace:path`.
 */
export function useTranslation<
  const First extends Namespace = 'shell',
  const Others extends Namespace = never,
>(
  namespaces: First | readonly [First, ...Others[]] = 'shell' as First,
  { lng }: { lng?: Language } = {},
): { t: Translate<First, Others>; i18n: { language: Language } } {
  const shown = useSelector(i18n)
  const language = lng ?? shown.language
  const names: readonly [First, ...Others[]] = typeof namespaces === 'string' ? [namespaces] : namespaces
  for (const name of names) {
    const end = endOfLoading(language, name)
    if (end) use(end)
  }
  return { t: translatorOf(language, names[0]), i18n: shown }
}
