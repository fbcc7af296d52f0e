import { renderAsync } from '@resvg/resvg-js'

/** An SVG without text as PNG, rendered off the main thread. */
export async function renderPng(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return image.asPng()
}
