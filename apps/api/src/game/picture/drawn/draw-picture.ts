import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { drawSvg, isDrawn } from '@game/art'
import { isCountry } from '@game/domain'
import { renderAsync } from '@resvg/resvg-js'
import type { Picture } from './picture.ts'
import { sharp } from './sharp.ts'
import { convert, isOriginal, original, type Variant } from './variant.ts'

const flags = join(
  dirname(createRequire(import.meta.url).resolve('svg-country-flags/package.json')),
  'png100px',
)

/** Reads the flag of one of the game's countries as PNG, 100 wide; undefined for any other code. */
async function readFlag(code: string): Promise<Buffer | undefined> {
  if (!isCountry(code)) return undefined
  return readFile(join(flags, `${code === 'uk' ? 'gb' : code}.png`))
}

/** Renders an SVG without text, off the main thread. */
async function render(svg: string, variant: Variant): Promise<Buffer> {
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } })
  if (isOriginal(variant)) return image.asPng()
  const { width, height } = image
  return convert(sharp(image.pixels, { raw: { width, height, channels: 4, premultiplied: true } }), variant)
}

/** Renders the picture of a folder and key; undefined if the folder has none for the key. Flags are served as they are, being small. */
export async function drawPicture(
  folder: string,
  key: string,
  variant: Variant = original,
): Promise<Omit<Picture, 'etag'> | undefined> {
  if (folder === 'countries') {
    const bytes = await readFlag(key)
    return bytes && { bytes, type: 'image/png' }
  }
  const svg = isDrawn(folder) ? drawSvg(folder, key) : undefined
  return svg === undefined ? undefined : { bytes: await render(svg, variant), type: variant.type }
}
