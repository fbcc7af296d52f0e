import type { Plugin } from 'vite'

/** The part of the font that every page shows. */
const font = /geologica-latin-wght-normal.*\.woff2$/

/** Has a page ask for its font at once, not when its style sheet has been read: what is drawn before in another may wrap otherwise. */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter(name => font.test(name))
          .map(name => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: true },
          })),
    },
  }
}
