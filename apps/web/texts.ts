import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const file = /\/src\/texts\/(en|pl)\/([\w-]+)\.ts$/

/** Reads the texts of a file with each ICU message compiled; the time in the address makes Node read a changed file. */
async function compiledTexts(path: string): Promise<string> {
  const { default: texts } = await import(`${pathToFileURL(path).href}?${Date.now()}`)
  return JSON.stringify(texts, (_key, value) => (typeof value === 'string' ? compile(value) : value))
}

/** Compiles the messages of the text files, so that no page loads a parser; in `pnpm dev` a changed text shows at once. */
export function texts(): Plugin {
  let hot = false
  return {
    name: 'texts',
    configResolved: ({ command }) => {
      hot = command === 'serve'
    },
    load: {
      filter: { id: file },
      async handler(id) {
        const [, language, namespace] = file.exec(id) ?? []
        const code = `export default ${await compiledTexts(id)}\n`
        return hot ? `${code}${replaceWhenChanged(language, namespace)}` : code
      },
    },
  }
}

/** Puts changed texts in their place while `pnpm dev` runs, so that the page keeps its state. */
const replaceWhenChanged = (language = '', namespace = '') => `
if (import.meta.hot) import.meta.hot.accept(async changed => {
  const [{ i18n }, { addTexts }] = await Promise.all([import('/src/texts/i18n.ts'), import('/src/texts/translate.ts')])
  addTexts('${language}', '${namespace}', { ...changed.default })
  i18n.set({ ...i18n.get() })
})
`
