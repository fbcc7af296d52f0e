import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(web, file), 'utf8')
const components = globSync(['src/**/*.{ts,tsx}', 'gallery/**/*.{ts,tsx}'], { cwd: web })
  .filter(file => !file.includes('.test.'))
  .map(file => ({ file, text: read(file) }))
const sheets = new Map(
  globSync(['src/**/*.module.css', 'gallery/**/*.module.css'], { cwd: web }).map(file => [file, read(file)]),
)
const parts = classesOf(read('src/base/theme/parts.css'))
const written = components.flatMap(({ file, text }) =>
  plainClassesOf(text).map(name => ({ name, where: `${file} ${name}` })),
)

test('every plain class name is a part of the theme, and every part is used', () => {
  const known = new Set([...parts, 'visually-hidden'])
  expect(written.filter(({ name }) => !known.has(name)).map(({ where }) => where)).toEqual([])
  const used = new Set(written.map(({ name }) => name))
  expect([...parts].filter(name => !used.has(name))).toEqual([])
})

test('a style sheet has every class that a component takes from it, and no other', () => {
  const taken = components.flatMap(takenFrom).concat([...sheets].flatMap(composedFrom))
  const missing = taken.filter(({ sheet, name }) => name && !classesOf(sheets.get(sheet) ?? '').has(name))
  expect(missing.map(({ sheet, name }) => `${sheet} ${name}`)).toEqual([])
  const unused = [...sheets].flatMap(([file, text]) => {
    const names = taken.filter(({ sheet }) => sheet === file).map(({ name }) => name)
    // undefined: which class it takes is known at run time only.
    return names.includes(undefined)
      ? []
      : [...classesOf(text)].filter(name => !names.includes(name)).map(name => `${file} ${name}`)
  })
  expect(unused).toEqual([])
})

/** The classes that rules of a sheet are for, without those of libraries. */
function classesOf(css: string): Set<string> {
  const selectors = css.replace(/\/\*.*?\*\//gs, '').matchAll(/[^{};]+(?=\{)/g)
  return new Set(
    [...selectors].flatMap(([selector]) =>
      [...selector.replace(/:global\([^)]*\)|\[[^\]]*\]/g, '').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(
        ([, name = '']) => name,
      ),
    ),
  )
}

/** The names between quotes in the values of `className` and in calls of `classNames`. */
function plainClassesOf(code: string): string[] {
  const values = [...code.matchAll(/className="([^"]*)"/g)].map(([, value = '']) => value)
  for (const { index } of code.matchAll(/[cC]lassName=\{|classNames\(/g))
    values.push(...quotedIn(bracketed(code.slice(code.slice(index).search(/[{(]/) + index))))
  return values.flatMap(value => value.split(/\s+/)).filter(Boolean)
}

/** What a bracket at the start of a text encloses. */
function bracketed(text: string): string {
  let depth = 0
  const end = [...text].findIndex(character => {
    depth += '{('.includes(character) ? 1 : '})'.includes(character) ? -1 : 0
    return depth === 0
  })
  return text.slice(1, end)
}

/** The quoted texts of an expression, without keys, what is compared, and the values inside templates. */
function quotedIn(expression: string): string[] {
  const names = expression.replace(/[=!]== '[^']*'|\(\s*'[^']*'\s*\)|\[(\[.*?\]|[^[\]])*\]/g, '')
  return [...names.matchAll(/`([^`]*)`|'([^']*)'/g)].map(
    ([, template = '', plain = '']) => `${template.replace(/\$\{[^}]*\}/g, ' ')} ${plain}`,
  )
}

/** What a component takes from its sheets; without a name if a sheet is read by a computed key or handed on. */
function takenFrom({ file, text }: { file: string; text: string }) {
  return [...text.matchAll(/import (\w+) from '([^']*module\.css)'/g)].flatMap(
    ([, local = '', path = '']) => {
      const sheet = join(dirname(file), path)
      const uses = text.matchAll(new RegExp(`(?<![\\w.'/-])${local}(?![\\w'-])(?:\\.(\\w+))?(?! from)`, 'g'))
      return [...uses].map(([, name]) => ({ sheet, name }))
    },
  )
}

function composedFrom([file, text]: [string, string]) {
  return [...text.matchAll(/composes: ([\w ]+?)(?: from "([^"]*)")?;/g)].flatMap(([, names = '', path]) =>
    names.split(' ').map(name => ({ sheet: path ? join(dirname(file), path) : file, name })),
  )
}
