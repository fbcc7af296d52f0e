import { expect, test } from 'vitest'

/** The messages as the build compiles them: a text that is not a valid ICU message fails here. */
const files = import.meta.glob<object>(['./en/*.ts', './pl/*.ts'], { import: 'default', eager: true })
const languages = ['en', 'pl'] as const
const namespaces = Object.keys(files)
  .filter(file => file.startsWith('./en/'))
  .map(file => file.slice('./en/'.length, -'.ts'.length))

const isMessage = (node: unknown) => typeof node === 'string' || Array.isArray(node)

const messagesOf = (node: object, at = ''): [key: string, message: unknown][] =>
  Object.entries(node).flatMap(([key, value]) =>
    isMessage(value) ? [[`${at}${key}`, value]] : messagesOf(value, `${at}${key}.`),
  )
const messages = (language: string, namespace: string) =>
  messagesOf(files[`./${language}/${namespace}.ts`] ?? {})

/** An argument of a message, with its plural or select forms. */
type Argument = { name: string; type: unknown; forms: object }

/** Lists the arguments of a compiled message, including those within forms. */
const argumentsOf = (message: unknown): Argument[] =>
  Array.isArray(message)
    ? message.flatMap(part => {
        if (!Array.isArray(part)) return []
        const [name, type, forms = {}] = part
        return [{ name, type, forms }, ...Object.values(forms).flatMap(argumentsOf)]
      })
    : []

test.each(namespaces)('%s has every key in both languages, each with the same arguments', namespace => {
  const shape = (language: string) =>
    Object.fromEntries(
      messages(language, namespace).map(([key, message]) => [
        key,
        [...new Set(argumentsOf(message).map(({ name }) => name))].sort(),
      ]),
    )
  expect(shape('pl')).toEqual(shape('en'))
})

const plurals = { 2: 'cardinal', 3: 'ordinal' } as const

test.each(namespaces)('%s has every plural form of each language', namespace => {
  for (const language of languages)
    for (const [key, message] of messages(language, namespace))
      for (const { type, forms } of argumentsOf(message)) {
        if (type !== 2 && type !== 3) continue
        const { pluralCategories } = new Intl.PluralRules(language, { type: plurals[type] }).resolvedOptions()
        expect(Object.keys(forms).sort(), `${language}/${namespace}:${key}`).toEqual(
          pluralCategories.toSorted(),
        )
      }
})

test.each(namespaces)('%s has no empty text', namespace => {
  for (const language of languages)
    for (const [, message] of messages(language, namespace)) expect(String(message).trim()).not.toBe('')
})

test('no English text uses an odd word that the style guide names', () => {
  const odd =
    /\bwhoever\b|\bbesides?\b|\bof (?:its|his|her|their) own\b|\bthe own\b|\bjudged?\b|(?:^|[.:;,] )who (?:is|has|wants|joins|wins)\b/i
  const texts = namespaces.flatMap(namespace =>
    messages('en', namespace).map(([key, message]) => `${namespace}:${key} ${JSON.stringify(message)}`),
  )
  expect(texts.filter(text => odd.test(text))).toEqual([])
})
