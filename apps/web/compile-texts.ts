import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const file = /\/src\/base\/texts\/(en|pl)\/([\w-]+)\.ts$/

const compiled = (texts: object): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text) : compiled(text),
    ]),
  )

/** Compiles the ICU messages of the text files, so that no page loads a parser; `pnpm dev` shows a changed text at once. */
export function compileTexts(): Plugin {
  let hot = false
  return {
    name: 'compile-texts',
    configResolved: ({ command }) => {
      hot = command === 'serve'
    },
    load: {
      filter: { id: file },
      async handler(id) {
        // The time in the address makes Node read a changed file again.
        const { default: texts } = await import(`${pathToFileURL(id).href}?${Date.now()}`)
        const code = `export default ${JSON.stringify(compiled(texts))}\n`
        return hot ? code + replaceWhenChanged(id) : code
      },
    },
  }
}

/** Replaces changed texts while `pnpm dev` runs, so that the page keeps its state. */
function replaceWhenChanged(id: string): string {
  const [, language, namespace] = file.exec(id) ?? []
  return `
if (import.meta.hot) import.meta.hot.accept(async changed => {
  const [{ i18n }, { addTexts }] = await Promise.all([import('/src/base/texts/i18n.ts'), import('/src/base/texts/translate.ts')])
  addTexts('${language}', '${namespace}', { ...changed.default })
  i18n.set({ ...i18n.get() })
})
`
}
