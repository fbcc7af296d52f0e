import { product } from '@game/domain'
import { escapeMarkup } from '../read/escape-markup.ts'

/** What a link says where it is posted. `path` is the page's own address, `image` the path of its picture. */
export type Preview = {
  title: string
  description: string
  path: string
  image: { path: string; width: number; height: number } | null
}

const meta = (name: 'name' | 'property', key: string, content: string) =>
  `<meta ${name}="${key}" content="${escapeMarkup(content)}" />`

/** Writes the head of a page for robots: title, description, Open Graph, and where oEmbed finds the same (rulebook 23.6). */
export function headOf({ title, description, path, image }: Preview, origin: string): string {
  const url = `${origin}${path}`
  const oEmbed = `${origin}/oembed?url=${encodeURIComponent(url)}`
  return [
    `<title>${escapeMarkup(`${title} | ${product.name}`)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeMarkup(url)}" />`,
    `<link rel="alternate" type="application/json+oembed" href="${escapeMarkup(oEmbed)}" title="${escapeMarkup(title)}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', product.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    ...(image
      ? [
          meta('property', 'og:image', `${origin}${image.path}`),
          meta('property', 'og:image:type', image.path.endsWith('.jpg') ? 'image/jpeg' : 'image/png'),
          meta('property', 'og:image:width', String(image.width)),
          meta('property', 'og:image:height', String(image.height)),
          meta('property', 'og:image:alt', title),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]
      : []),
  ].join('')
}

/** The same as oEmbed's JSON; a thumbnail that is larger than asked for is left out. */
export function oEmbedOf(
  { title, image }: Preview,
  origin: string,
  most: { width: number; height: number },
): Record<string, unknown> {
  const fits = image && image.width <= most.width && image.height <= most.height
  return {
    version: '1.0',
    type: 'link',
    title,
    provider_name: product.name,
    provider_url: origin,
    ...(fits && {
      thumbnail_url: `${origin}${image.path}`,
      thumbnail_width: image.width,
      thumbnail_height: image.height,
    }),
  }
}
