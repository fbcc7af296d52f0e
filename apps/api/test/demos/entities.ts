import { Bits, bytes, eightBytes, int, varint } from './bytes.ts'

/** The classes and fields of a server that a reader of events needs; a field that names a class has its own fields. */
type Field = readonly [name: string, type: string, more?: { encoder?: string; inner?: ClassName }]

const classes = {
  CCSGameRules: [
    ['m_iRoundTime', 'int32'],
    ['m_bMapHasBombTarget', 'bool'],
    ['m_bMapHasRescueZone', 'bool'],
    ['m_nMatchAbortedEarlyReason', 'int32'],
    ['m_bFreezePeriod', 'bool'],
    ['m_bWarmupPeriod', 'bool'],
    ['m_gamePhase', 'int32'],
    ['m_totalRoundsPlayed', 'int32'],
    ['m_nOvertimePlaying', 'int32'],
    ['m_eRoundWinReason', 'int32'],
    ['m_bHasMatchStarted', 'bool'],
    ['m_iRoundWinStatus', 'int32'],
    ['m_nMatchEndCount', 'uint8'],
    ['m_nRoundEndCount', 'uint8'],
    ['m_nRoundStartCount', 'uint8'],
  ],
  CCSGameRulesProxy: [['m_pGameRules', 'CCSGameRules*', { inner: 'CCSGameRules' }]],
  CCSTeam: [
    ['m_iTeamNum', 'uint8'],
    ['m_iScore', 'int32'],
    ['m_szTeamname', 'char[129]'],
    ['m_szClanTeamname', 'char[129]'],
  ],
  CCSPlayerController_ActionTrackingServices: [
    ['m_iKills', 'int32'],
    ['m_iDamage', 'int32'],
    ['m_iUtilityDamage', 'int32'],
  ],
  CCSPlayerController_InGameMoneyServices: [
    ['m_iAccount', 'int32'],
    ['m_iTotalCashSpent', 'int32'],
    ['m_iCashSpentThisRound', 'int32'],
  ],
  CBodyComponentBaseAnimGraph: [
    ['m_cellX', 'uint16'],
    ['m_cellY', 'uint16'],
    ['m_cellZ', 'uint16'],
    ['m_vecX', 'float32'],
    ['m_vecY', 'float32'],
    ['m_vecZ', 'float32'],
  ],
  CCSPlayer_WeaponServices: [
    ['m_hMyWeapons', 'CNetworkUtlVectorBase< CHandle< CBasePlayerWeapon > >'],
    ['m_hActiveWeapon', 'CHandle< CBasePlayerWeapon >'],
  ],
  CCSPlayerController: [
    [
      'm_pActionTrackingServices',
      'CCSPlayerController_ActionTrackingServices*',
      { inner: 'CCSPlayerController_ActionTrackingServices' },
    ],
    ['m_iTeamNum', 'uint8'],
    ['m_iszPlayerName', 'char[128]'],
    ['m_steamID', 'uint64', { encoder: 'fixed64' }],
    ['m_hPlayerPawn', 'CHandle< CCSPlayerPawn >'],
    ['m_bPawnIsAlive', 'bool'],
    ['m_iMVPs', 'int32'],
    ['m_hPawn', 'CHandle< CBasePlayerPawn >'],
    ['m_hOriginalControllerOfCurrentPawn', 'CHandle< CCSPlayerController >'],
    ['m_bControllingBot', 'bool'],
    ['m_iConnected', 'PlayerConnectedState'],
    ['m_iCompTeammateColor', 'int32'],
    ['m_iScore', 'int32'],
    ['m_iCompetitiveRankType', 'int8'],
    ['m_iCompetitiveRanking', 'int32'],
    ['m_iCompetitiveWins', 'int32'],
    ['m_szCrosshairCodes', 'CUtlSymbolLarge'],
    [
      'm_pInGameMoneyServices',
      'CCSPlayerController_InGameMoneyServices*',
      { inner: 'CCSPlayerController_InGameMoneyServices' },
    ],
  ],
  CCSPlayerPawn: [
    ['m_iHealth', 'int32'],
    ['m_lifeState', 'uint8'],
    ['m_iTeamNum', 'uint8'],
    ['m_flSimulationTime', 'float32'],
    ['CBodyComponent', 'CBodyComponent*', { inner: 'CBodyComponentBaseAnimGraph' }],
    ['m_hController', 'CHandle< CBasePlayerController >'],
    ['m_flFlashDuration', 'float32'],
    ['m_pWeaponServices', 'CPlayer_WeaponServices*', { inner: 'CCSPlayer_WeaponServices' }],
    ['m_bIsDefusing', 'bool'],
    ['m_fFlags', 'uint32'],
    ['m_hGroundEntity', 'CHandle< CBaseEntity >'],
    ['m_ArmorValue', 'int32'],
    ['m_unCurrentEquipmentValue', 'uint16'],
    ['m_unRoundStartEquipmentValue', 'uint16'],
    ['m_unFreezetimeEndEquipmentValue', 'uint16'],
  ],
  CC4: [],
  CPlantedC4: [],
  CCSPlayerResource: [],
  CBombTarget: [],
  CInferno: [],
  CHostage: [],
  CChicken: [],
} as const satisfies Record<string, readonly unknown[]>
type ClassName =
  | 'CCSGameRules'
  | 'CCSGameRulesProxy'
  | 'CCSTeam'
  | 'CCSPlayerController_ActionTrackingServices'
  | 'CCSPlayerController'
  | 'CCSPlayerPawn'
  | 'CCSPlayerController_InGameMoneyServices'
  | 'CBodyComponentBaseAnimGraph'
  | 'CCSPlayer_WeaponServices'
  | 'CC4'
  | 'CPlantedC4'
  | 'CCSPlayerResource'
  | 'CBombTarget'
  | 'CInferno'
  | 'CHostage'
  | 'CChicken'

const fieldsOf = (name: ClassName): readonly Field[] => classes[name]

/** The classes of entities, whose ids are their places. */
export const entityClasses = [
  'CCSGameRulesProxy',
  'CCSTeam',
  'CCSPlayerController',
  'CCSPlayerPawn',
  'CC4',
  'CPlantedC4',
  'CCSPlayerResource',
  'CBombTarget',
  'CInferno',
  'CHostage',
  'CChicken',
] as const
export type EntityClass = (typeof entityClasses)[number]
const classBits = Math.ceil(Math.log2(entityClasses.length + 1))

/** Values by the names of their fields. */
export type Values = { [field: string]: string | number | boolean | Values }

/** An entity in a packet: created with all its values, or changed in some. */
export type Entity = { id: number; of: EntityClass; create?: boolean; values: Values }

/**
 * What a demo describes: `competitive` all that it has; `deathmatch` as other modes do, whose rules have fields that a reader of their
 * basic class does not know; `newer` in a form that the reader does not know.
 */
export type Described = 'competitive' | 'deathmatch' | 'newer'

/** The list of classes and fields as the file describes them. */
export function sendTables(described: Described): Buffer {
  if (described === 'newer') return Buffer.from([255])
  const symbols: string[] = []
  const symbol = (text: string): number => {
    const known = symbols.indexOf(text)
    return known < 0 ? symbols.push(text) - 1 : known
  }
  const fields: Buffer[] = []
  const serializers = Object.keys(classes).map(name => {
    const isBasic = described === 'deathmatch' && name === 'CCSGameRules'
    const places = fieldsOf(name as ClassName)
      .slice(0, isBasic ? 0 : undefined)
      .map(([field, type, more = {}]) => {
        const parts = [int(1, symbol(type)), int(2, symbol(field))]
        if (more.inner) parts.push(int(7, symbol(more.inner)), int(8, 0))
        parts.push(int(9, symbol('(root)')))
        if (more.encoder) parts.push(int(10, symbol(more.encoder)))
        return fields.push(Buffer.concat(parts)) - 1
      })
    return Buffer.concat([int(1, symbol(name)), int(2, 0), ...places.map(place => int(3, place))])
  })
  const all = Buffer.concat([
    ...serializers.map(each => bytes(1, each)),
    ...symbols.map(each => bytes(2, each)),
    ...fields.map(each => bytes(3, each)),
  ])
  return bytes(1, Buffer.concat([varint(all.length), all]))
}

/** A message with entities, whose ids rise. */
export function packetEntities(entities: readonly Entity[]): Buffer {
  const bits = new Bits()
  let last = -1
  for (const { id, of, create, values } of entities) {
    bits.ubitvar(id - last - 1)
    last = id
    if (create)
      bits
        .bits(2, 2)
        .bits(entityClasses.indexOf(of), classBits)
        .bits(id + 1, 17)
        .varint(0)
    else bits.bits(0, 2)
    writeValues(bits, of, values)
  }
  return Buffer.concat([int(1, 16_384), int(2, entities.length), int(3, 1), bytes(7, bits.end(8))])
}

/** How a path goes from field to field, as bits. */
const steps = {
  next: ['0', '1110', '110010', '11011111'],
  far: '11010',
  into: '11000',
  out: '110011',
  outFar: '110110000',
  stop: '10',
}

/** Writes first the paths of the fields, then their values, in the order of the class. */
function writeValues(bits: Bits, of: EntityClass, values: Values): void {
  const written: [Field, Values[string]][] = []
  let at = -1
  let isInside = false
  const go = (distance: number) => {
    const step = steps.next[distance - 1]
    if (step) bits.code(step)
    else bits.code(steps.far).pathNumber(distance - 5)
  }
  for (const [place, field] of fieldsOf(of).entries()) {
    const value = values[field[0]]
    if (value === undefined) continue
    const inner = field[2]?.inner
    if (inner && typeof value === 'object') {
      let before = -1
      for (const [innerPlace, innerField] of fieldsOf(inner).entries()) {
        const innerValue = value[innerField[0]]
        if (innerValue === undefined) continue
        if (before < 0) bits.code(steps.into).pathNumber(innerPlace)
        else go(innerPlace - before)
        before = innerPlace
        written.push([innerField, innerValue])
      }
      isInside = before >= 0
      at = place
      continue
    }
    if (!isInside) go(place - at)
    else if (place - at === 1) bits.code(steps.out)
    else bits.code(steps.outFar).pathNumber(place - at - 1)
    isInside = false
    at = place
    written.push([field, value])
  }
  bits.code(steps.stop)
  for (const [field, value] of written) writeValue(bits, field, value)
}

function writeValue(bits: Bits, [name, type, { encoder } = {}]: Field, value: Values[string]): void {
  if (encoder === 'fixed64') bits.bytes(eightBytes(String(value)))
  else if (type === 'bool') bits.bit(Number(value))
  else if (type.startsWith('char[') || type === 'CUtlSymbolLarge') bits.bytes(Buffer.from(`${value}\0`))
  else if (type === 'int32') {
    const number = Number(value)
    bits.varint(BigInt.asUintN(32, BigInt((number << 1) ^ (number >> 31))))
  } else if (type === 'float32' && name !== 'm_flSimulationTime') {
    const four = Buffer.alloc(4)
    four.writeFloatLE(Number(value))
    bits.bytes(four)
  } else if (type === 'float32') bits.varint(Math.round(Number(value) * 30))
  else bits.varint(Number(value))
}
