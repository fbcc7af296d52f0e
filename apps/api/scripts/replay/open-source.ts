import { setTimeout as sleep } from 'node:timers/promises'
import { currentPhase, product, serverLogReader } from '@game/domain'
import type { AdminSession } from './admin-session.ts'

type Player = { id: number; steamId: string }
type Phase = {
  index: number
  open: string | null
  lock: string | null
  points: number
  teams: { players: { player: Player }[] }[]
}
type Event = { id: number; name: string; phases: Phase[] }

/** Soon enough for who waits, and late enough for the game to take it. */
const lockInMs = 2000

/**
 * Adds a source to an event, found by its name, for a log that is about to be played. A phase that is open is locked, so that the
 * maps count for it; people of the log whom the catalogue does not have count for players of the phase, those first who are
 * in most decks. Answers the source's address.
 */
export async function openSource(
  game: string,
  admin: AdminSession,
  name: string,
  log: Buffer,
): Promise<string> {
  const { events } = await admin.write<{ events: { id: number; name: string }[] }>('get-events', {})
  const found = events.find(event => event.name === name)
  if (!found) throw new Error(`There is no event "${name}". ${listed(events)}`)
  const { event } = await admin.write<{ event: Event }>('get-event', { id: found.id })
  const { date: now } = await admin.read<{ date: string }>('system/get-date')
  const index = currentPhase(event.phases, now)
  const phase = event.phases.find(each => each.index === index)
  if (!phase) throw new Error(`${name} has no phase.`)
  const source = await admin.write<{ id: number; url: string }>('add-score-source', {
    eventId: event.id,
    name: 'Replay',
  })
  await admin.write('update-score-source', {
    id: source.id,
    people: await castOf(admin, event.id, phase, log),
  })
  if (phase.lock !== null && phase.lock > now) await lockPhase(admin, event.id, index, now)
  return `${game}${new URL(source.url).pathname}`
}

/** Says which events `--event` can name. */
const listed = (events: readonly { name: string }[]): string =>
  events.length === 0
    ? 'The game has no events yet.'
    : `Name one of these with --event: ${events.map(({ name }) => `"${name}"`).join(', ')}.`

async function lockPhase(admin: AdminSession, eventId: number, index: number, now: string): Promise<void> {
  const lock = new Date(Date.parse(now) + lockInMs).toISOString()
  await admin.write('update-phase', { eventId, index, data: { lock } })
  while ((await admin.read<{ date: string }>('system/get-date')).date <= lock) await sleep(200)
}

/** Lets people of a log whom the catalogue does not have play for the players of a phase who are picked most. */
async function castOf(admin: AdminSession, eventId: number, { index, teams }: Phase, log: Buffer) {
  const reader = serverLogReader()
  reader.read(log.toString('utf8'))
  reader.end()
  const people = reader.log().maps.flatMap(map => map.people.map(({ steamId }) => steamId))
  const known = new Set(await readSteamIds(admin))
  const strangers = [...new Set(people)].filter(steamId => !known.has(steamId))
  const rates = await admin.read<{ rates: { playerId: number; share: number }[] }>(
    `${product.slug}/get-pick-rates?eventId=${eventId}&phaseIndex=${index}`,
  )
  const shareOf = (id: number) => rates.rates.find(({ playerId }) => playerId === id)?.share ?? 0
  const cards = teams.flatMap(team => team.players.map(({ player }) => player.id))
  const picked = cards.toSorted((a, b) => shareOf(b) - shareOf(a))
  return strangers.flatMap((steamId, at) => {
    const playerId = picked[at]
    return playerId === undefined ? [] : [{ steamId, playerId, ignored: false }]
  })
}

async function readSteamIds(admin: AdminSession): Promise<string[]> {
  const all: string[] = []
  for (let page = 1; ; page++) {
    const { players } = await admin.read<{ players: Player[] }>(
      `csdata/get-players?pageSize=100&page=${page}`,
    )
    if (players.length === 0) return all
    all.push(...players.map(({ steamId }) => steamId))
  }
}
