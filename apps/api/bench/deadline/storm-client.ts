/** The players of storm.ts, in a separate process: each moves as soon as the last move was answered, until the end. */
import { setTimeout } from 'node:timers/promises'
import { type Deck, product } from '@game/domain'
import { keptConnection } from '../shared/kept-connection.ts'
import { changes, nextMove } from './storm-moves.ts'

/** `lock` and `end` in milliseconds since 1970; `pause`: how long a player thinks between moves. */
export type Storm = {
  addresses: string[]
  movers: { id: number; cookie: string }[]
  at: { eventId: number }
  listed: number[]
  lock: number
  end: number
  pause: number
}
/** What a player knows: how many moves were acknowledged, how many have an unknown outcome, and the expected deck. */
export type PlayerState = { id: number; moved: number; unknown: number; cards: Deck }
/** Latencies in ms. `early`: refused before the lock; `late`: acknowledged as saved after it; `strange`: any other answer. */
export type StormResult = {
  begun: number
  ended: number
  moves: number[]
  refusals: number[]
  early: number
  late: number
  misnumbered: number
  strange: Record<string, number>
  players: PlayerState[]
}

async function runStorm({ addresses, movers, at, listed, lock, end, pause }: Storm): Promise<StormResult> {
  const result: StormResult = {
    begun: Date.now(),
    ended: 0,
    moves: [],
    refusals: [],
    early: 0,
    late: 0,
    misnumbered: 0,
    strange: {},
    players: [],
  }
  async function play({ id, cookie }: Storm['movers'][number], n: number): Promise<void> {
    const connection = keptConnection(addresses[n % addresses.length] ?? '', cookie)
    const player: PlayerState = { id, moved: 0, unknown: 0, cards: [] }
    result.players.push(player)
    if (pause > 0) await setTimeout(Math.random() * pause)
    while (Date.now() < end) {
      const { call, body } = nextMove(player.moved, player.cards, listed)
      const sent = performance.now()
      const { status, body: text } = await connection.post(
        `/api/${product.slug}/${call}`,
        JSON.stringify({ userId: id, ...at, ...body }),
      )
      const took = performance.now() - sent
      const answer = status === 200 || status === 409 ? JSON.parse(text) : {}
      if (status === 200) {
        player.moved++
        player.cards = changes[call]?.(player.cards, body) ?? player.cards
        result.moves.push(took)
        if (Date.parse(answer.savedAt) >= lock) result.late++
        if (answer.version !== player.moved) result.misnumbered++
      } else if (
        answer.rule === 'PHASE_NOT_OPEN' ||
        (answer.rule === 'JOIN_TOO_LATE' && player.moved === 0)
      ) {
        // A player without a card at the lock of phase 1 is too late to join (rulebook 2.13).
        result.refusals.push(took)
        if (Date.now() < lock) result.early++
      } else {
        const what = `${status} ${answer.rule ?? ''}`.trim()
        result.strange[what] = (result.strange[what] ?? 0) + 1
        if (status === 0) player.unknown++
        // Like a browser, which pauses before it retries an unreachable server.
        await setTimeout(100)
      }
      if (pause > 0) await setTimeout(pause)
    }
    connection.close()
  }
  await Promise.all(movers.map(play))
  result.ended = Date.now()
  return result
}

process.on('message', async (storm: Storm) => {
  process.send?.(await runStorm(storm))
})
