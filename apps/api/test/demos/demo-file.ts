import { Bits, bytes, fixed64, float, int, varint } from './bytes.ts'
import { type Described, type Entity, entityClasses, packetEntities, sendTables } from './entities.ts'
import { eventList } from './game-events.ts'

const messages = {
  tick: 4,
  serverInfo: 40,
  createStringTable: 44,
  packetEntities: 55,
  eventList: 205,
  event: 207,
}
const commands = {
  stop: 0,
  header: 1,
  fileInfo: 2,
  syncTick: 3,
  sendTables: 4,
  classInfo: 5,
  packet: 7,
  signon: 8,
  fullPacket: 13,
}
type Message = [type: number, content: Buffer]

export type DemoOptions = { client?: string; described?: Described; game?: string }
export type DemoPerson = { name: string; steamId: string }

/** Who is in the table of users: the place and the person as the file writes it. */
const userInfo = (people: readonly DemoPerson[]): [string, Buffer][] =>
  people.map(({ name, steamId }, place) => [
    String(place),
    Buffer.concat([
      bytes(1, name),
      fixed64(2, steamId),
      int(3, place),
      fixed64(4, steamId),
      int(5, 0),
      int(6, 0),
    ]),
  ])

function stringTable(people: readonly DemoPerson[]): Buffer {
  const bits = new Bits()
  for (const [key, user] of userInfo(people))
    bits
      .code('110')
      .bytes(Buffer.from(`${key}\0`))
      .code('10')
      .ubitvar(user.length)
      .bytes(user)
  const sizes = [int(2, people.length), int(3, 0), int(4, 0), int(5, 0), int(6, 1)]
  return Buffer.concat([
    bytes(1, 'userinfo'),
    ...sizes,
    bytes(7, bits.end(4)),
    int(8, 0),
    int(9, 0),
    int(10, 1),
  ])
}

const inOnePacket = (list: readonly Message[]): Buffer => {
  const bits = new Bits()
  for (const [type, content] of list) bits.ubitvar(type).varint(content.length).bytes(content)
  return bits.end()
}

/** A demo that is written tick by tick: a valid PBDEMS2 file without any byte of a real one. */
export class DemoWriter {
  readonly #frames: Buffer[] = []
  readonly #people: readonly DemoPerson[]
  tick = -1

  constructor(
    map: string,
    people: readonly DemoPerson[],
    { client = 'SourceTV Demo', described = 'competitive', game = '/csgo' }: DemoOptions,
  ) {
    this.#people = people
    const names = [bytes(3, 'Test server'), bytes(4, client), bytes(5, map), bytes(6, game)]
    const version = [int(7, 2), int(8, 1), int(9, 1), bytes(10, ''), bytes(11, 'valve_demo_2')]
    this.#frame(commands.header, Buffer.concat([bytes(1, 'PBDEMS2\0'), int(2, 14_160), ...names, ...version]))
    this.#frame(commands.sendTables, sendTables(described))
    const infos = entityClasses.map((name, id) =>
      bytes(1, Buffer.concat([int(1, id), bytes(2, name), bytes(3, '')])),
    )
    this.#frame(commands.classInfo, Buffer.concat(infos))
    const server = [int(1, 14_160), int(10, 64), int(11, entityClasses.length), float(13, 1 / 64)]
    const signOn = inOnePacket([
      [messages.serverInfo, Buffer.concat([...server, bytes(14, game), bytes(15, map)])],
      [messages.eventList, eventList()],
      [messages.createStringTable, stringTable(people)],
    ])
    this.#frame(commands.signon, bytes(3, signOn))
    this.#frame(commands.syncTick, Buffer.alloc(0))
  }

  #frame(command: number, content: Buffer): void {
    const tick = varint(BigInt.asUintN(32, BigInt(this.tick)))
    this.#frames.push(Buffer.concat([varint(command), tick, varint(content.length), content]))
  }

  #packet(events: readonly Buffer[], entities: readonly Entity[]): Buffer {
    const list: Message[] = events.map(event => [messages.event, event])
    list.push([messages.tick, int(1, this.tick)])
    if (entities.length > 0) list.push([messages.packetEntities, packetEntities(entities)])
    return bytes(3, inOnePacket(list))
  }

  /** A server writes the events of a tick before its entities. */
  packet(events: readonly Buffer[], entities: readonly Entity[]): void {
    this.#frame(commands.packet, this.#packet(events, entities))
  }

  /** A snapshot, as a server writes them once a minute: the parser then reads in parallel. */
  fullPacket(entities: readonly Entity[]): void {
    const users = userInfo(this.#people).map(([key, user]) =>
      bytes(2, Buffer.concat([bytes(1, key), bytes(2, user)])),
    )
    const table = bytes(1, bytes(1, Buffer.concat([bytes(1, 'userinfo'), ...users, int(4, 0)])))
    this.#frame(commands.fullPacket, Buffer.concat([table, bytes(2, this.#packet([], entities))]))
  }

  /** Ends the file; one that is not closed lacks what says where its last part is. */
  end(closed = true): Buffer {
    if (closed) this.#frame(commands.stop, Buffer.alloc(0))
    const body = Buffer.concat(this.#frames)
    const head = Buffer.alloc(16)
    head.write('PBDEMS2\0', 'latin1')
    if (closed) head.writeUInt32LE(16 + body.length, 8)
    const info = Buffer.concat([float(1, this.tick / 64), int(2, this.tick), int(3, this.tick)])
    const last = [varint(commands.fileInfo), varint(this.tick), varint(info.length), info]
    return Buffer.concat([head, body, ...(closed ? last : [Buffer.alloc(16)])])
  }
}
