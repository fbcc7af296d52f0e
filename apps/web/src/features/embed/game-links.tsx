import { type ComponentType, createElement, type ReactNode } from 'react'

/*
 * Takes the place of the router in embeds (vite.embed.config.ts): what the game's components import from it and embeds show. A link opens
 * the game in a new tab, which knows nothing of the page that frames the embed.
 */

type To = {
  to?: string
  params?: Readonly<Record<string, string | undefined>>
  search?: Readonly<Record<string, string | number | undefined>>
}
type Anchor = To & { className?: string; children?: ReactNode }

/** Fills a path of the route table, in which `{-$x}` may be missing. */
function addressOf({ to = '', params = {}, search = {} }: To): string {
  const path = to
    .replace(/\/\{-\$(\w+)\}/g, (_, name) => (params[name] ? `/${encodeURIComponent(params[name])}` : ''))
    .replace(/\$(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) if (value !== undefined) query.set(name, String(value))
  return query.size > 0 ? `${path}?${query}` : path
}

export function Link({ to, params, search, ...rest }: Anchor) {
  return <a {...rest} href={addressOf({ to, params, search })} target="_blank" rel="noopener" />
}

export const createLink =
  (Component: ComponentType<Record<string, unknown>>) =>
  ({ to, params, search, ...rest }: To) =>
    createElement(Component, {
      ...rest,
      href: addressOf({ to, params, search }),
      target: '_blank',
      rel: 'noopener',
    })
