import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Declaration {
  where: string
  property: string
  value: string
}

const sources = join(import.meta.dirname, '../..')
const declarations = globSync('**/*.css', { cwd: sources })
  .filter(file => !file.startsWith('base/theme/') || file === 'base/theme/parts.css')
  .flatMap(file => readDeclarations(file, readFileSync(join(sources, file), 'utf8')))

test('every size of text is one of the theme (rulebook 13.42)', () => {
  const sizes = declarations.filter(({ property }) => property === 'font-size')
  expect(sizes.length).toBeGreaterThan(100)
  // Text grows with a card or an avatar, or with the text around it; on a card it never gets smaller than a token.
  expectNone(
    sizes,
    value =>
      !/^(var\(--(t\d\d|n-[a-z]+)\)$|(clamp|max)\(var\(--t\d|calc\(var\(--size|inherit$|[\d.]+em$)/.test(
        value,
      ),
  )
  expectNone(named(/^font$/), () => true)
})

test('space from 4 to 32 px is one of the theme (rulebook 13.42)', () => {
  const spaces = named(/^(padding|margin)(-[a-z]+)*$|^(row-|column-)?gap$/)
  expect(spaces.length).toBeGreaterThan(300)
  expectNone(spaces, value =>
    [...value.matchAll(/([\d.]+)px/g)].some(([, px]) => Number(px) >= 4 && Number(px) <= 32),
  )
})

test('every shadow with a blur or its own colour is one of the theme (rulebook 13.42)', () => {
  const shadows = [
    ...named(/^(box|text)-shadow$/),
    ...named(/^filter$/).filter(({ value }) => value.includes('drop-shadow')),
  ]
  expect(shadows.length).toBeGreaterThan(50)
  expectNone(shadows, value => /#[\da-f]{3}|rgb\(|hsl\(/.test(value))
  expectNone(shadows, value => value.split(/,|\(/).some(hasBlur))
})

test('every time and easing of a motion is one of the theme (rulebook 13.42)', () => {
  const motions = named(/^(transition|animation)(-[a-z]+)*$/)
  expect(motions.length).toBeGreaterThan(80)
  expectNone(motions, value => /(^|[\s,(])(?!0s)[\d.]+m?s\b|cubic-bezier/.test(value))
})

function named(property: RegExp) {
  return declarations.filter(declaration => property.test(declaration.property))
}

function expectNone(list: Declaration[], isWrong: (value: string) => boolean) {
  expect(
    list
      .filter(({ value }) => isWrong(value))
      .map(({ where, property, value }) => `${where} ${property}: ${value}`),
  ).toEqual([])
}

/** Whether the third length of a shadow, its blur, is a number other than 0. */
function hasBlur(shadow: string) {
  return /^\s*(inset )?(-?[\d.]+(px)? ){2}[1-9]/.test(shadow)
}

function readDeclarations(file: string, text: string): Declaration[] {
  const css = text.replace(/\/\*.*?\*\//gs, comment => comment.replace(/[^\n]/g, ' '))
  return [...css.matchAll(/(?<=[{;]\s*)([a-z-]+):\s*([^;{}]+);/g)].map(
    ({ index, 1: property = '', 2: value = '' }) => ({
      where: `${file}:${css.slice(0, index).split('\n').length}`,
      property,
      value: value.replace(/\s+/g, ' '),
    }),
  )
}
