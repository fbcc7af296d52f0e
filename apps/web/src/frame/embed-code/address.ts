import { type Language, languages } from '../../base/texts/language.ts'

export const themes = ['dark', 'light', 'clear'] as const
export type Theme = (typeof themes)[number]

/** What the address of an embed asks for. */
export type EmbedAddress = {
  kind: 'ranking' | 'league' | 'overlay'
  /** The id of the event, of a league's embed that of the league; 0 for what is no id. */
  id: number
  theme: Theme
  /** Undefined: the browser's. */
  language: Language | undefined
  /** How many rows a table has. */
  rows: number
  /** Only the members of this clan are ranked. */
  clanId: number | undefined
  /** An overlay shows this league instead of the event's ranking. */
  leagueId: number | undefined
  /** An access token, which is never part of a request's address. */
  token: string | undefined
}

const mostRows = 50
const usualRows = 10

/** Reads an address (rulebook 26.3); undefined if it is not that of an embed. What is wrong in the query is as if it were missing. */
export function readAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): EmbedAddress | undefined {
  const found = /^\/(?:embed\/(ranking|league)|(overlay))\/([^/]+)\/?$/.exec(pathname)
  if (!found) return undefined
  const query = new URLSearchParams(search)
  return {
    kind: (found[1] ?? found[2]) as EmbedAddress['kind'],
    id: wholeNumber(found[3] ?? null) ?? 0,
    theme: oneOf(themes, query.get('theme')) ?? 'dark',
    language: oneOf(languages, query.get('lang')),
    rows: Math.min(wholeNumber(query.get('rows')) ?? usualRows, mostRows),
    clanId: wholeNumber(query.get('clan')),
    leagueId: wholeNumber(query.get('league')),
    token: new URLSearchParams(hash.slice(1)).get('token') ?? undefined,
  }
}

/** Writes the path of an embed with its query; what is usual is left out. A token is for its user to add. */
export function embedPath({
  kind,
  id,
  theme,
  language,
  rows = usualRows,
  leagueId,
}: Pick<EmbedAddress, 'kind' | 'id' | 'theme' | 'language'> &
  Partial<Pick<EmbedAddress, 'rows' | 'leagueId'>>): string {
  const query = new URLSearchParams()
  if (leagueId !== undefined) query.set('league', String(leagueId))
  if (rows !== usualRows) query.set('rows', String(rows))
  if (theme !== 'dark') query.set('theme', theme)
  if (language !== undefined) query.set('lang', language)
  const path = kind === 'overlay' ? `/overlay/${id}` : `/embed/${kind}/${id}`
  return query.size > 0 ? `${path}?${query}` : path
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find(value => value === text)

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
