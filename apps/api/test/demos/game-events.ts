import { bytes, float, int } from './bytes.ts'

/** The events of a server, each with its number and its fields, as a server of 2026 describes them. */
const events = {
  player_hurt: [
    16,
    'userid:player userid_pawn:pawn attacker:player attacker_pawn:pawn health:byte armor:byte weapon:string dmg_health:short dmg_armor:byte hitgroup:byte',
  ],
  round_freeze_end: [51, ''],
  player_death: [
    53,
    'userid:player userid_pawn:pawn attacker:player attacker_pawn:pawn assister:player assister_pawn:pawn assistedflash:bool weapon:string headshot:bool penetrated:short noscope:bool thrusmoke:bool attackerblind:bool distance:float dmg_health:short hitgroup:byte',
  ],
  player_disconnect: [60, 'userid:player reason:short name:string'],
  begin_new_match: [114, ''],
  bomb_planted: [138, 'userid:player userid_pawn:pawn site:short'],
  bomb_defused: [139, 'userid:player userid_pawn:pawn site:short'],
  cs_win_panel_match: [216, ''],
  round_mvp: [225, 'userid:player reason:short value:long'],
} as const
export type EventName = keyof typeof events
export type EventFields = Record<string, string | number | boolean | undefined>

const types: Record<string, number> = {
  string: 1,
  float: 2,
  long: 3,
  short: 4,
  byte: 5,
  bool: 6,
  pawn: 8,
  player: 9,
}

const fieldsOf = (name: EventName) =>
  events[name][1]
    .split(' ')
    .filter(Boolean)
    .map(field => {
      const [key = '', type = ''] = field.split(':')
      return { key, type }
    })

export const eventList = (): Buffer =>
  Buffer.concat(
    Object.keys(events).map(name => {
      const [id] = events[name as EventName]
      const fields = fieldsOf(name as EventName).map(({ key, type }) =>
        bytes(3, Buffer.concat([int(1, types[type] ?? 0), bytes(2, key)])),
      )
      return bytes(1, Buffer.concat([int(1, id), bytes(2, name), ...fields]))
    }),
  )

export function gameEvent(name: EventName, given: EventFields = {}): Buffer {
  const fields = fieldsOf(name).map(({ key, type }) =>
    bytes(
      3,
      Buffer.concat([int(1, types[type] ?? 0), typed(type, given[key] ?? (type === 'string' ? '' : 0))]),
    ),
  )
  return Buffer.concat([int(2, events[name][0]), ...fields])
}

function typed(type: string, value: string | number | boolean): Buffer {
  if (type === 'string') return bytes(2, String(value))
  if (type === 'float') return float(3, Number(value))
  if (type === 'long' || type === 'pawn') return int(4, Number(value))
  if (type === 'short' || type === 'player') return int(5, Number(value))
  return type === 'byte' ? int(6, Number(value)) : int(7, Number(value))
}
