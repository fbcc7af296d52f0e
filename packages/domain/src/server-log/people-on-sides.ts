import { steamIdOf } from '../shared/steam-id.ts'
import type { LoggedPerson, LogSide } from './line/server-log.ts'

const sideLine =
  /^(?:L )?\d\d\/\d\d\/\d{4} - \d\d:\d\d:\d\d(?:\.\d{3})?(?:: | - )"(.+?)<\d+><([^<>]+)>(?:<(CT|TERRORIST)>" (?!say)|" switched from team <\w+> to <(CT|TERRORIST)>)/gm

/**
 * Returns the people whom lines of a server's log name on a side, each once with the newest name and side, in the warm-up too; which team is theirs is not
 * known before a match (rulebook 30.13).
 *
 * @example
 * readPeopleOnSides('L 01/19/2026 - 18:56:03: "anna<2><[U:1:5]>" switched from team <Unassigned> to <CT>') // [{ steamId: '76561197960265733', name: 'anna', team: '', side: 'CT' }]
 */
export const readPeopleOnSides = (text: string): LoggedPerson[] => {
  const people = new Map<string, LoggedPerson>()
  for (const [, name = '', id = '', held, taken] of text.matchAll(sideLine)) {
    const steamId = steamIdOf(id)
    const side: LogSide = (held ?? taken) === 'CT' ? 'CT' : 'TERRORIST'
    if (steamId !== '') people.set(steamId, { steamId, name, team: '', side })
  }
  return [...people.values()]
}
