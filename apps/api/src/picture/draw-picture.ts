import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { drawSvg, isDrawn } from '@game/art'
import { countries } from '@game/domain'
import { renderAsync } from '@resvg/resvg-js'

const flags = join(
  dirname(createRequire(import.meta.url).resolve('svg-country-flags/package.json')),
  'png100px',
)

/** Reads the flag of one of the game's countries as PNG, 100 wide; undefined for any other code. */
async function readFlag(code: string): Promise<Buffer | undefined> {
  if (!Object.hasOwn(countries, code)) return undefined
  return readFile(join(flags, `${code === 'uk' ? 'gb' : code}.png`))
}

/** Renders an SVG without text as PNG, off the main thread. */
async function renderPng(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return image.asPng()
}

/** Makes the PNG of a folder and key; undefined where the folder has none for the key. */
export async function drawPicture(folder: string, key: string): Promise<Buffer | undefined> {
  if (folder === 'countries') return readFlag(key)
  const svg = isDrawn(folder) ? drawSvg(folder, key) : undefined
  return svg === undefined ? undefined : renderPng(svg)
}
