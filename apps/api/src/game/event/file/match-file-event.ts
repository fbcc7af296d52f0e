import { isPictureKey, type MatchFile, type MatchFileTeam, plainMapName, slugOf } from '@game/domain'
import type { StoredCatalogue } from './catalogue.ts'
import { issueOf, type Path, refusedFile } from './report.ts'
import type { EventFile, FilePhase } from './schema.ts'
import { phaseFieldsOf, type StoredEvent, settingsOf } from './write-event-file.ts'

type Issue = ReturnType<typeof issueOf>

/**
 * Writes the match of a match file as a part of an event: its teams, players and maps in the phase. Throws a 400 with the path of each
 * player and map that the game does not have (rulebook 25.9).
 */
export function eventOfMatch(
  match: MatchFile,
  { event, phaseIndex, catalogue }: { event: StoredEvent; phaseIndex: number; catalogue: StoredCatalogue },
): EventFile {
  const issues: Issue[] = []
  const [home, away] = [
    teamOf(match.home, catalogue, ['team1'], issues),
    teamOf(match.away, catalogue, ['team2'], issues),
  ]
  const maps = match.maps.flatMap((name, at) => {
    const found = [...catalogue.map.keys()].find(map => plainMapName(map) === plainMapName(name))
    if (!found) issues.push(issueOf(['maplist', at], { rule: 'EVENT_FILE_UNKNOWN', facts: { name } }))
    return found ? [{ map: found }] : []
  })
  if (issues.length > 0) throw refusedFile(issues)
  // A match file does not say which team is at home: a match that is there keeps its sides.
  const sidesOf = (one: string, two: string) => {
    const phase = event.phases.find(({ index }) => index === phaseIndex)
    const isTurned = phase?.matches.some(
      ({ homeTeam, awayTeam }) => homeTeam.team.key === two && awayTeam.team.key === one,
    )
    return isTurned ? { home: two, away: one } : { home: one, away: two }
  }
  const added: Partial<FilePhase> = {
    teams: [home, away].map(({ key, players }) => ({ team: key, players })),
    matches: [
      {
        ...sidesOf(home.key, away.key),
        ...(match.bestOf !== null && { bestOf: match.bestOf }),
        ...(maps.length > 0 && { maps }),
      },
    ],
  }
  return {
    version: 1,
    event: settingsOf(event),
    phases: event.phases.map(phase => ({
      ...phaseFieldsOf(phase),
      ...(phase.index === phaseIndex && added),
    })),
    catalogue: { teams: [home, away].map(({ key, name }) => ({ key, name })) },
  }
}

/** The team of this name or key, else a new one; and its players, all of whom the game must have. */
function teamOf(
  { name, players }: MatchFileTeam,
  { team, player }: StoredCatalogue,
  path: Path,
  issues: Issue[],
) {
  for (const { steamId, name: id } of players)
    if (!player.has(steamId))
      issues.push(
        issueOf([...path, 'players', steamId], {
          rule: 'MATCH_FILE_PLAYER',
          facts: { id: steamId, name: id || '-' },
        }),
      )
  const known = [...team].find(
    ([key, { record }]) => key === name || record.name?.toLowerCase() === name.toLowerCase(),
  )
  const key = known?.[0] ?? slugOf(name)
  if (!isPictureKey(key) || key === '')
    issues.push(issueOf([...path, 'name'], { rule: 'VALUE_INVALID', facts: { field: 'name' } }))
  return { key, name: known?.[1].record.name ?? name, players: players.map(({ steamId }) => steamId) }
}
