import { eager, type Namespace, type Texts } from './catalogue.ts'
import type { Language } from './language.ts'

/** The paths of the texts of a namespace: `bar.count`. */
type Path<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${Path<Node[Key]>}`
}[keyof Node & string]

/** Names a text of one of these namespaces: `namespace:path`. */
export type FullKey<Name extends Namespace> = Name extends Namespace ? `${Name}:${Path<Texts[Name]>}` : never

/** Says a text of one of these namespaces; one of the first by its path alone. */
export type Translate<First extends Namespace, Others extends Namespace = never> = (
  key: Path<Texts[First]> | FullKey<First | Others>,
  values?: Values,
) => string

/** What stands in the holes of a text, `{name}`. */
export type Values = Readonly<Record<string, unknown>>

const loaded: Record<string, Record<string, object>> = { en: { ...eager }, pl: {} }

/** Keeps the texts of a namespace that have loaded. */
export function addTexts(language: Language, namespace: string, texts: object): void {
  loaded[language] = { ...loaded[language], [namespace]: texts }
}

/** Tells whether the texts of a namespace have loaded. */
export const hasTexts = (language: Language, namespace: string): boolean =>
  loaded[language]?.[namespace] !== undefined

/** Finds a text by its path, with its holes; undefined where there is none, or it has not loaded. */
export function findText(language: string, namespace: string, path: string): string | undefined {
  let found: unknown = loaded[language]?.[namespace]
  for (const name of path.split('.'))
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined
  return typeof found === 'string' ? found : undefined
}

/** Says a text in a language, in English where it has not loaded, with its holes filled; a hole without a value stays. */
export function translate(language: Language, key: string, values: Values = {}): string {
  const [namespace = '', path = ''] = key.split(':')
  const text = findText(language, namespace, path) ?? findText('en', namespace, path) ?? key
  return text.replace(/\{(\w+)\}/g, (hole, name) => (name in values ? String(values[name] ?? '') : hole))
}
