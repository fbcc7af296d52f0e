/** The tabs of the config screen in order (rulebook 13.28); `players` is one of private events (rulebook 30.10). */
export const configTabs = ['general', 'players', 'scores', 'phases', 'rewards', 'messages'] as const
export type ConfigTab = (typeof configTabs)[number]

/** The tab and the phase shown; they are in the address, so that a reload keeps them. */
export type ConfigSearch = { tab?: ConfigTab; phase?: number }

export function readConfigSearch(search: Record<string, unknown>): ConfigSearch {
  const tab = configTabs.find(name => name === search.tab)
  const phase = Number(search.phase)
  return { ...(tab && { tab }), ...(Number.isInteger(phase) && phase > 0 && { phase }) }
}
