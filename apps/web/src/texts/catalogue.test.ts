import { expect, test } from 'vitest'

const files = import.meta.glob<object>(['./en/*.ts', './pl/*.ts'], { import: 'default', eager: true })
const texts = (language: string, namespace: string) => files[`./${language}/${namespace}.ts`] ?? {}
const namespaces = Object.keys(files)
  .filter(file => file.startsWith('./en/'))
  .map(file => file.slice('./en/'.length, -'.ts'.length))

const leaves = (node: object, at = ''): [string, string][] =>
  Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? leaves(value, `${at}${key}.`)
      : [[`${at}${key}`, String(value)]],
  )
const holes = (text: string) => [...text.matchAll(/\{\w+\}|<\w+>/g)].map(([hole]) => hole).sort()

test.each(namespaces)('%s has every key in both languages, each with the same holes', namespace => {
  const shape = (language: string) =>
    Object.fromEntries(leaves(texts(language, namespace)).map(([key, text]) => [key, holes(text)]))
  expect(shape('pl')).toEqual(shape('en'))
})

test.each(namespaces)('%s has no empty text', namespace => {
  for (const language of ['en', 'pl'])
    for (const [, text] of leaves(texts(language, namespace))) expect(text.trim()).not.toBe('')
})
