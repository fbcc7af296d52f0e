import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(src, file), 'utf8')

/** The characters that the font has, as fonts.css says it. */
const ranges = [...read('base/theme/fonts.css').matchAll(/unicode-range:([^;]+);/g)].flatMap(
  ([, list = '']) =>
    [...list.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = '', last = first]) =>
      [first, last].map(code => Number.parseInt(code, 16)),
    ),
)
const isInFont = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  return ranges.some(([first = 0, last = 0]) => first <= code && code <= last)
}
/** Comments are not shown. */
const withoutComments = (code: string) => code.replace(/\/\*.*?\*\/|(?<=^|\s)\/\/.*$/gms, '')

test('texts and components have only characters of the font: elsewhere a device may draw an empty box', () => {
  const files = globSync(['base/texts/{en,pl}/*.ts', '{base,frame,features}/**/*.tsx'], { cwd: src })
  expect(files.length).toBeGreaterThan(500)
  const foreign = files.flatMap(file =>
    [...withoutComments(read(file))].filter(each => !isInFont(each)).map(each => `${file} ${each}`),
  )
  expect(foreign).toEqual([])
  expect(['→', '↑', 'ż', '’'].map(isInFont)).toEqual([false, true, true, true])
})
