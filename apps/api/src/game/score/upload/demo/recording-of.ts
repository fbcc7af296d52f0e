import type { DemoActor, DemoEvent, DemoRecording, DemoTotals } from '@game/domain'

/** An event or a player's state as the parser gives it: names and values of which nothing is certain. */
export type Parsed = Readonly<Record<string, unknown>>

/** What the parser gives of a demo: its header, its events, and players' states at the ends of freeze times and of the match. */
export type ParsedDemo = {
  header: Parsed
  events: readonly Parsed[]
  statesAt(ticks: readonly number[]): readonly Parsed[]
}

/** The events that are asked for, and what is asked for with each of them. */
export const askedEvents = [
  'bomb_defused',
  'bomb_planted',
  'cs_win_panel_match',
  'player_death',
  'player_disconnect',
  'player_hurt',
  'round_end',
  'round_freeze_end',
  'round_mvp',
  'round_start',
]
export const askedOfPlayers = ['team_num', 'team_clan_name']
export const askedOfGame = ['total_rounds_played', 'is_warmup_period', 'game_phase']

/** The server's own totals, by their names in the recording. */
const totals = {
  kills: 'kills_total',
  deaths: 'deaths_total',
  '3k': '3k_rounds_total',
  '4k': '4k_rounds_total',
  '5k': 'ace_rounds_total',
  dmg: 'damage_total',
  ud: 'utility_damage_total',
  mvp: 'mvps',
} as const satisfies Partial<Record<keyof DemoTotals, string>>
const sideOfController = 'CCSPlayerController.m_iTeamNum'
export const askedStates = [sideOfController, 'is_alive', ...Object.values(totals)]

/** The game's phase after the end of a match; the parser adds its own end at the first moment of each demo. */
const matchEnded = 5

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)
const sideOf = (team: unknown) => (team === 2 ? 'TERRORIST' : team === 3 ? 'CT' : null)

/** Turns what the parser gives into the events of a recording, in their order and without those of a warm-up. */
export function recordingOf({ header, events, statesAt }: ParsedDemo, closed: boolean): DemoRecording {
  const people = peopleOfDemo()
  // A tick's events are in order, but ticks may not be: long demos are read in parts.
  const ordered = withFirstFreezeEnd(events.toSorted((a, b) => numberOf(a.tick) - numberOf(b.tick)))
  const isOver = (event: Parsed) =>
    event.event_name === 'cs_win_panel_match' && event.game_phase === matchEnded
  const last = ordered.find(isOver) ?? ordered.at(-1)
  const lives = ordered.filter(event => event.event_name === 'round_freeze_end')
  const ticks = [...lives, ...(last ? [last] : [])].map(event => numberOf(event.tick))
  const states = Map.groupBy(statesAt([...new Set(ticks)]), state => numberOf(state.tick))
  const read: DemoEvent[] = []
  let warmUp = true
  for (const event of ordered) {
    if (event.event_name === 'round_start') warmUp = event.is_warmup_period === true
    else if (warmUp || event.is_warmup_period === true) continue
    const tick = numberOf(event.tick)
    if (isOver(event)) read.push({ tick, event: 'totals', totals: totalsOf(states.get(tick) ?? [], people) })
    const each = eventOf(event, { people, states: states.get(tick) ?? [], isOver: isOver(event) })
    if (each && !isMoreOfHurt(read, each)) read.push(each)
  }
  if (last && !isOver(last)) {
    const tick = numberOf(last.tick)
    read.push({ tick, event: 'totals', totals: totalsOf(states.get(tick) ?? [], people) })
  }
  return {
    map: textOf(header.map_name),
    server: textOf(header.server_name),
    patch: textOf(header.patch_version),
    closed,
    people: people.all,
    events: read,
  }
}

/** A recording that begins after a freeze time has those alive at its beginning instead of at that time's end. */
function withFirstFreezeEnd(ordered: readonly Parsed[]): readonly Parsed[] {
  const [first, next] = ordered.filter(each => /^round_(start|freeze_end)$/.test(textOf(each.event_name)))
  if (first?.event_name !== 'round_start' || next?.event_name === 'round_freeze_end') return ordered
  return ordered.flatMap(each =>
    each === first ? [each, { ...each, event_name: 'round_freeze_end' }] : [each],
  )
}

type People = ReturnType<typeof peopleOfDemo>

/** Collects everybody who is named; bots, the world and people whom the parser does not find have no SteamID. */
function peopleOfDemo() {
  const all: { steamId: string; name: string }[] = []
  const places = new Map<string, number>()
  return {
    all,
    /** The place of a person, undefined for none. */
    place(steamId: unknown, name: unknown): number | undefined {
      if (typeof steamId !== 'string' || !/^7656\d{13}$/.test(steamId)) return undefined
      const place = places.get(steamId) ?? all.push({ steamId, name: '' }) - 1
      places.set(steamId, place)
      const person = all[place]
      if (person && typeof name === 'string') person.name = name
      return place
    },
  }
}

const actorOf = (event: Parsed, who: 'user' | 'attacker' | 'assister', people: People): DemoActor | null => {
  const place = people.place(event[`${who}_steamid`], event[`${who}_name`])
  return place === undefined ? null : [place, sideOf(event[`${who}_team_num`])]
}

type Around = { people: People; states: readonly Parsed[]; isOver: boolean }

function eventOf(event: Parsed, { people, states, isOver }: Around): DemoEvent | undefined {
  const tick = numberOf(event.tick)
  const by = actorOf(event, 'attacker', people)
  const user = actorOf(event, 'user', people)
  const weapon = textOf(event.weapon)
    .toLowerCase()
    .replace(/^weapon_/, '')
  switch (event.event_name) {
    case 'round_start':
      return {
        tick,
        event: 'round start',
        played: numberOf(event.total_rounds_played),
        warmUp: event.is_warmup_period === true,
        teams: { CT: textOf(event.ct_team_clan_name), TERRORIST: textOf(event.t_team_clan_name) },
      }
    case 'round_freeze_end':
      return { tick, event: 'live', alive: aliveOf(states, people), totals: totalsOf(states, people) }
    case 'player_hurt':
      return { tick, event: 'hurt', by, to: user, weapon, health: numberOf(event.health) }
    case 'player_death':
      return {
        ...{ tick, event: 'kill', by, to: user, weapon },
        flash: event.assistedflash === true ? actorOf(event, 'assister', people) : null,
        penetrated: numberOf(event.penetrated),
        headshot: event.headshot === true,
        noscope: event.noscope === true,
        thrusmoke: event.thrusmoke === true,
        attackerblind: event.attackerblind === true,
      }
    case 'round_end':
      return roundEndOf(event, tick)
    case 'cs_win_panel_match':
      return isOver ? { tick, event: 'over' } : undefined
  }
  const deed = deeds.get(textOf(event.event_name))
  return deed && user ? { tick, event: deed, by: user } : undefined
}

const deeds: ReadonlyMap<string, 'planted' | 'defused' | 'mvp' | 'left'> = new Map([
  ['bomb_planted', 'planted'],
  ['bomb_defused', 'defused'],
  ['round_mvp', 'mvp'],
  ['player_disconnect', 'left'],
])

/** The parser gives ends of rounds without a reason at restarts. */
function roundEndOf({ reason, winner }: Parsed, tick: number): DemoEvent | undefined {
  const why = textOf(reason)
  if (why === '') return undefined
  const bomb = /defuse/.test(why) ? 'defused' : /explode|bombed/.test(why) ? 'exploded' : 'none'
  return { tick, event: 'round end', winner: sideOf(winner === 'T' ? 2 : winner === 'CT' ? 3 : 0), bomb }
}

const aliveOf = (states: readonly Parsed[], people: People): DemoActor[] =>
  states.flatMap(state => {
    const place = people.place(state.steamid, state.name)
    const side = sideOf(state[sideOfController])
    return state.is_alive === true && side && place !== undefined ? [[place, side] as const] : []
  })

const totalsOf = (states: readonly Parsed[], people: People): DemoTotals[] =>
  states.flatMap(state => {
    const person = people.place(state.steamid, state.name)
    if (person === undefined || sideOf(state[sideOfController]) === null) return []
    const own = Object.entries(totals).filter(([, name]) => typeof state[name] === 'number')
    return [{ person, ...Object.fromEntries(own.map(([column, name]) => [column, state[name]])) }]
  })

/** Whether a hurt goes on with the one before, as fire does many times a second: the health after it is what matters. */
function isMoreOfHurt(read: DemoEvent[], each: DemoEvent): boolean {
  const before = read.at(-1)
  if (each.event !== 'hurt' || before?.event !== 'hurt') return false
  const isSame =
    String(before.by) === String(each.by) &&
    String(before.to) === String(each.to) &&
    before.weapon === each.weapon
  if (isSame) read[read.length - 1] = each
  return isSame
}
