import format, { type CompiledMessage } from 'icu-minify/format'
import { eager, type Namespace, type Texts } from './catalogue.ts'
import type { Language } from './language.ts'

/** The paths of the texts of a namespace: `bar.count`. */
type Path<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${Path<Node[Key]>}`
}[keyof Node & string]

/** Names a text of one of these namespaces: `namespace:path`. */
export type FullKey<Name extends Namespace> = Name extends Namespace ? `${Name}:${Path<Texts[Name]>}` : never

/** Returns a text of one of these namespaces; a text of the first needs only its path. */
export type Translate<First extends Namespace, Others extends Namespace = never> = (
  key: Path<Texts[First]> | FullKey<First | Others>,
  values?: Values,
) => string

/** The arguments of a message, `{name}`. */
export type Values = Readonly<Record<string, string | number>>

const loaded: Record<string, Record<string, object>> = { en: { ...eager }, pl: {} }

/** Stores the loaded texts of a namespace. */
export function addTexts(language: Language, namespace: string, texts: object): void {
  loaded[language] = { ...loaded[language], [namespace]: texts }
}

/** Whether the texts of a namespace have loaded. */
export const hasTexts = (language: Language, namespace: string): boolean =>
  loaded[language]?.[namespace] !== undefined

/** The build's `compile-texts.ts` compiles a message into a plain text or a list of its parts. */
const isMessage = (node: unknown): node is CompiledMessage => typeof node === 'string' || Array.isArray(node)

/** Plural forms and the number in `#` depend on the language. */
const formatters = {
  getPluralRules: (...of: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...of),
  getNumberFormat: Intl.NumberFormat,
  getDateTimeFormat: Intl.DateTimeFormat,
}

/** Returns a text by its path with its arguments; undefined if there is none or it has not loaded. */
export function findText(
  language: string,
  namespace: string,
  path: string,
  values: Values = {},
): string | undefined {
  let found: unknown = loaded[language]?.[namespace]
  for (const name of path.split('.'))
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined
  return isMessage(found) ? String(format(found, language, isolate(values), { formatters })) : undefined
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** Puts names that are written from the right between signs (Unicode UAX 9) that keep the sentence around them in order. */
const isolate = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolated(value) : value,
    ]),
  )

/** Returns a name for the middle of a text that is not a translated one. */
export const isolated = (name: string): string => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name)

/** Returns a text in a language, or in English if it has not loaded. */
export function translate(language: Language, key: string, values?: Values): string {
  const [namespace = '', path = ''] = key.split(':')
  return findText(language, namespace, path, values) ?? findText('en', namespace, path, values) ?? key
}
