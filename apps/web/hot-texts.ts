import type { Plugin } from 'vite'

/** Puts a changed text in its place while `pnpm dev` runs, so that the page keeps its state. */
export function hotTexts(): Plugin {
  return {
    name: 'hot-texts',
    apply: 'serve',
    transform(code, id) {
      const [, language, namespace] = /\/src\/texts\/(en|pl)\/([\w-]+)\.ts$/.exec(id) ?? []
      if (namespace === undefined) return undefined
      return `${code}
if (import.meta.hot) import.meta.hot.accept(async changed => {
  const [{ i18n }, { addTexts }] = await Promise.all([import('/src/texts/i18n.ts'), import('/src/texts/translate.ts')])
  addTexts('${language}', '${namespace}', { ...changed.default })
  i18n.set({ ...i18n.get() })
})
`
    },
  }
}
