import { checkLineUpNews } from '@game/domain'
import { unwrap } from '../../../ground/contract/refusal.ts'
import { getLineUp } from '../edit/phase-queries.ts'
import { draftLineUp } from '../line-up/draft-line-up.ts'
import { changeNews } from '../line-up/update-line-up-news.ts'
import { draftMatches } from '../match/draft-matches.ts'
import { changeMatch } from '../match/edit-matches.ts'
import { turnedScores } from '../match/match-input.ts'
import { changePhase } from '../phase/edit-phases.ts'
import { setPerks } from '../phase/update-phase-perks.ts'
import type { Importing } from './importing.ts'
import { type Names, pairUp } from './pair-up.ts'
import { differences, type Path } from './report.ts'
import type { FileMatch, FilePhase } from './schema.ts'
import { matchOf, perksOf, phaseFieldsOf, type StoredMatch } from './write-event-file.ts'

type StoredPhase = Importing['stored']['phases'][number]
type Place = { path: Path; eventId: number; phaseIndex: number; stored: StoredPhase | undefined }

/**
 * Imports a phase that exists by now; `at` is its place in the file, from 0. Its dates come last: perks may be set only before the
 * lock (rulebook 2.24).
 */
export async function importPhase(importing: Importing, at: number, phase: FilePhase): Promise<void> {
  const { edit, stored } = importing
  const place = {
    path: ['phases', at],
    eventId: edit.event.id,
    phaseIndex: at + 1,
    stored: stored.phases[at],
  }
  await importLineUp(importing, place, phase)
  await importNews(importing, place, phase)
  await importMatches(importing, place, phase)
  await importPerks(importing, place, phase)
  await importFields(importing, place, phase)
}

async function importFields(
  { edit, report }: Importing,
  { path, phaseIndex, stored }: Place,
  phase: FilePhase,
) {
  const { name, namePl, goal, multiplier, opensAt, locksAt } = phase
  const { now } = edit
  const after = { name, namePl, goal, multiplier, opensAt: isoOf(opensAt), locksAt: isoOf(locksAt) }
  const fields = { name, ...(namePl !== undefined && { namePl }), points: goal, mult: multiplier }
  const dates = { open: opensAt ?? now, lock: locksAt ?? now }
  if (!stored) {
    report.created(path, 'phase', name)
    if (opensAt !== null) await report.attempt(path, () => changePhase(edit, phaseIndex, dates))
    return
  }
  const before = phaseFieldsOf(stored)
  const isMoved = differences({ ...before }, after).some(
    ({ field }) => field === 'opensAt' || field === 'locksAt',
  )
  await report.save(
    { path, what: 'phase', name, before, after },
    () => changePhase(edit, phaseIndex, { ...fields, ...(isMoved && dates) }),
    rule =>
      rule === 'LOCK_PASSED' ? [...path, 'locksAt'] : rule === 'OPEN_PASSED' ? [...path, 'opensAt'] : path,
  )
}

const isoOf = <None extends null | undefined>(instant: string | None): string | None =>
  typeof instant === 'string' ? new Date(instant).toISOString() : instant

async function importLineUp({ edit, file, resolve, report }: Importing, place: Place, { teams }: FilePhase) {
  const stored = place.stored?.teams ?? []
  const lineUp = await draftLineUp(edit, place)
  for (const [at, { team: key, players }] of (teams ?? []).entries()) {
    const path = [...place.path, 'teams', at]
    const teamId = resolve('team', key, [...path, 'team'])
    const ids = players.map((steamId, seat) => resolve('player', steamId, [...path, 'players', seat]))
    if (teamId === undefined || ids.includes(undefined)) continue
    const before = stored.find(each => each.teamId === teamId)
    const name = nameOf(file.catalogue?.teams, team => team.key === key) ?? before?.team.name ?? key
    if (!before) {
      const known = ids.flatMap(id => id ?? [])
      const added = await report.attempt(path, () => lineUp.addTeam(teamId, known))
      if (added) report.created(path, 'phaseTeam', name)
      continue
    }
    report.same()
    for (const [seat, playerId] of ids.entries()) {
      if (playerId === undefined) continue
      const steamId = players[seat] ?? ''
      const known = before.players.find(each => each.playerId === playerId)
      const playerName =
        nameOf(file.catalogue?.players, player => player.steamId === steamId) ?? known?.player.name ?? steamId
      const after = { steamId }
      await report.save(
        {
          path: [...path, 'players', seat],
          what: 'phasePlayer',
          name: playerName,
          before: known && after,
          after,
        },
        () => lineUp.addPlayer(teamId, playerId),
      )
    }
    for (const { playerId, player } of before.players)
      if (!ids.includes(playerId)) report.keep([...path, 'players'], 'phasePlayer', player.name)
  }
  await lineUp.save()
  for (const { team } of stored)
    if (!teams?.some(each => each.team === team.key))
      report.keep([...place.path, 'teams'], 'phaseTeam', team.name)
}

const nameOf = <Named extends { name?: string | undefined }>(
  list: readonly Named[] | undefined,
  isIt: (named: Named) => boolean,
): string | undefined => list?.find(isIt)?.name

/** Imports what is said of players; what the file does not mention stays (rulebook 25.3). */
async function importNews(
  { edit, file, resolve, report }: Importing,
  place: Place,
  { news = [] }: FilePhase,
) {
  const listed = (place.stored?.teams ?? []).flatMap(({ players }) => players)
  for (const [at, { player: steamId, state, text = '' }] of news.entries()) {
    const path = [...place.path, 'news', at]
    const playerId = resolve('player', steamId, [...path, 'player'])
    if (playerId === undefined) continue
    const known = listed.find(each => each.playerId === playerId)
    const compared = {
      path,
      what: 'news' as const,
      name:
        known?.player.name ??
        nameOf(file.catalogue?.players, player => player.steamId === steamId) ??
        steamId,
      before: known?.news ?? undefined,
      after: { state, text: text.trim() },
    }
    await report.save(compared, async () => {
      const lineUp = await getLineUp(edit.trx, place)
      const checked = unwrap(checkLineUpNews(lineUp, playerId, { state, text }))
      await changeNews(edit, place, playerId, checked)
    })
  }
  for (const { player, news: kept } of listed)
    if (kept && !news.some(each => each.player === player.steamId))
      report.keep([...place.path, 'news'], 'news', player.name)
}

async function importMatches(importing: Importing, place: Place, { matches = [], locksAt }: FilePhase) {
  const stored = place.stored?.matches ?? []
  const pairs = pairUp(matches, namesOfMatch, stored, match =>
    namesOfMatch(matchOf(match, importing.catalogue)),
  )
  const added = await draftMatches(importing.edit, place.phaseIndex)
  for (const [at, match] of matches.entries())
    await importMatch(importing, place, {
      added,
      path: [...place.path, 'matches', at],
      match,
      before: pairs[at],
      begin: locksAt ?? place.stored?.lock ?? null,
    })
  await added.save()
  for (const match of stored)
    if (!pairs.includes(match))
      importing.report.keep([...place.path, 'matches'], 'match', titleOf(matchOf(match, importing.catalogue)))
}

const namesOfMatch = ({ home, away, date }: FileMatch): Names => [
  `${home} ${away} ${isoOf(date)}`,
  [home, away].toSorted().join(' '),
]
const titleOf = ({ home, away, date }: FileMatch): string => `${home} - ${away}, ${isoOf(date)}`

/** A match of a file with the stored one; `begin` is when it begins if neither says so, and `added` takes a new one. */
type MatchAt = {
  path: Path
  match: FileMatch
  before: StoredMatch | undefined
  begin: string | null
  added: Awaited<ReturnType<typeof draftMatches>>
}

async function importMatch(
  { edit, catalogue, resolve, report }: Importing,
  { phaseIndex }: Place,
  { path, match, before, begin, added }: MatchAt,
) {
  const { home, away, status, bestOf } = match
  const stored = before && matchOf(before, catalogue)
  const known = stored && (stored.home === home ? stored : turned(stored))
  const date = match.date ?? known?.date ?? begin
  const maps = match.maps?.map(each => ({ ...scoresOf(known, each.map), ...each })) ?? known?.maps ?? []
  const homeTeamId = resolve('team', home, [...path, 'home'])
  const awayTeamId = resolve('team', away, [...path, 'away'])
  const numbered = maps.map(({ map, ...scores }, at) => ({
    mapNumber: at + 1,
    mapId: resolve('map', map, [...path, 'maps', at, 'map']),
    ...scores,
  }))
  if (!homeTeamId || !awayTeamId || numbered.some(({ mapId }) => mapId === undefined)) return
  const compared = {
    path,
    what: 'match' as const,
    name: titleOf({ ...match, date: date ?? undefined }),
    before: known && { ...known, home: stored?.home, away: stored?.away, maps: known.maps?.map(mapText) },
    after: { home, away, date: isoOf(date), status, bestOf, maps: maps.map(mapText) },
  }
  const data = { homeTeamId, awayTeamId, date, phaseIndex, status, bestOf }
  await report.save(compared, () =>
    before
      ? changeMatch(edit, before.id, { data, maps: numbered }, true)
      : added.add({ data, maps: numbered }),
  )
}

/** The match with its teams turned round. */
const turned = ({ home, away, maps, ...match }: FileMatch): FileMatch => ({
  ...{ ...match, home: away, away: home },
  maps: maps?.map(turnedScores),
})

type FileMap = NonNullable<FileMatch['maps']>[number]

const scoresOf = (match: FileMatch | undefined, map: string): Partial<FileMap> =>
  match?.maps?.find(each => each.map === map) ?? {}

const mapText = ({ map, homeScore, awayScore }: FileMap): string =>
  homeScore === undefined && awayScore === undefined ? map : `${map} ${homeScore ?? '-'}:${awayScore ?? '-'}`

async function importPerks({ edit, resolve, report }: Importing, place: Place, { perks }: FilePhase) {
  const path = [...place.path, 'perks']
  const known = perks?.map((perk, at) => resolve('perk', perk, [...path, at]))
  if (!perks || known?.includes(undefined) || (!place.stored && perks.length === 0)) return
  const before = place.stored && { perks: perksOf(place.stored) }
  const after = { perks: perks.toSorted((a, b) => a - b) }
  await report.save({ path, what: 'perks', name: '', before, after }, () =>
    setPerks(edit, place, after.perks, false),
  )
}
