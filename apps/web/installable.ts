import { readFileSync } from 'node:fs'
import { product } from '@game/domain'
import { Resvg } from '@resvg/resvg-js'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** The colour of the page's ground, as in `theme/tokens.css`. */
const ground = '#0a0d14'

/** Icons by the width in pixels; a maskable one has its picture within the circle that every system shows. */
const icons = [
  { name: 'any-192', size: 192, purpose: 'any', share: 1 },
  { name: 'any-512', size: 512, purpose: 'any', share: 1 },
  { name: 'maskable-192', size: 192, purpose: 'maskable', share: 0.6 },
  { name: 'maskable-512', size: 512, purpose: 'maskable', share: 0.6 },
  { name: 'apple-180', size: 180, purpose: undefined, share: 0.72 },
  /** Shown small and in one colour next to a notification. */
  { name: 'badge-96', size: 96, purpose: undefined, share: 1 },
] as const

const manifest = {
  id: '/',
  name: product.name,
  short_name: product.name,
  description: 'Build a deck of real players’ cards for each phase of an event.',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone' as const,
  background_color: ground,
  theme_color: ground,
  categories: ['games', 'sports'],
  icons: icons.flatMap(({ name, size, purpose }) =>
    purpose === undefined
      ? []
      : [{ src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }],
  ),
}

/**
 * Makes the game installable and readable offline (docs/decisions/offline.md): manifest, icons, and the service worker `/sw.js`, which keeps the
 * page with all its parts but those of admins, and runs `public/worker.js`.
 */
export const installable = (): Plugin[] => [
  drawIcons(),
  ...VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    manifest,
    workbox: {
      importScripts: ['/worker.js'],
      // What the page reads is kept from the first visit on, and not only after a reload.
      clientsClaim: true,
      globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css,woff2}'],
      // The list of common passwords is half of all code, and is of no use offline.
      globIgnores: ['assets/guessable-password-*'],
      // Pages come from the server as long as it answers, so that a new version shows at the next visit.
      directoryIndex: '',
      navigateFallback: undefined,
      runtimeCaching: [
        {
          urlPattern: ({ request }) => request.mode === 'navigate',
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: 'index.html' } },
        },
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/img/'),
          handler: 'StaleWhileRevalidate',
          options: {
            cacheName: 'pictures',
            expiration: { maxEntries: 300 },
            plugins: [{ cacheWillUpdate: keepPublic }],
          },
        },
      ],
    },
  }),
]

/** Keeps only pictures that everybody may see: not those of a private league. The build copies it into the worker. */
const keepPublic = async ({ response }: { response: Response }) =>
  response.status === 200 && response.headers.get('cache-control')?.startsWith('public') ? response : null

/** Draws the icons from the emblem of the page's tab. */
function drawIcons(): Plugin {
  const emblem = readFileSync(new URL('public/favicon.svg', import.meta.url), 'utf8').replace(
    /<svg[^>]*>|<\/svg>/g,
    '',
  )
  const draw = (size: number, share: number, isFilled: boolean) => {
    const margin = (32 * (1 - share)) / 2
    const back = isFilled ? `<rect width="32" height="32" fill="${ground}"/>` : ''
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${back}<g transform="translate(${margin} ${margin}) scale(${share})">${emblem}</g></svg>`
    return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
  }
  return {
    name: 'draw-icons',
    apply: 'build',
    generateBundle() {
      for (const { name, size, share } of icons)
        this.emitFile({ type: 'asset', fileName: `icons/${name}.png`, source: draw(size, share, share < 1) })
    },
  }
}
