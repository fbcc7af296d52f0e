import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { serverLogReader } from '@game/domain'
import type { APIRequestContext } from 'playwright-core'

/** The file with the real log of one map. */
const realLogFile = fileURLToPath(
  new URL('../../../packages/domain/test/data/server-log-inferno.log.gz', import.meta.url),
)

/** Reads the real log of one map. */
export const readRealLog = async (): Promise<Buffer> => gunzipSync(await readFile(realLogFile))

/** The account ids of the real log, in the order of the players that replace them. */
const accounts = [1, 8, 15, 22, 29, 36, 43, 50, 57, 64].map(each => 900_000_000 + each)
const names = [
  'ZywOo',
  'apEX',
  'flameZ',
  'mezii',
  'ropz',
  'FalleN',
  'KSCERATO',
  'yuurih',
  'molodoy',
  'YEKINDAR',
]

/** Reads the same log with ten players of the catalogue, of Vitality and FURIA, in the places of its people. */
export async function readLogOfPlayers(player: (name: string) => { steamId: string }): Promise<string> {
  const text = (await readRealLog()).toString()
  return accounts.reduce((text, account, at) => {
    const { steamId } = player(names[at] ?? '')
    return text.replaceAll(String(account), String(BigInt(steamId) - 76_561_197_960_265_728n))
  }, text)
}

/** Sends a part of a log, as the game server does. */
export async function sendLog(
  request: APIRequestContext,
  url: string,
  whole: Buffer,
  begin: number,
  end: number,
): Promise<void> {
  const answer = await request.post(url, {
    data: whole.subarray(begin, end),
    headers: {
      'content-type': 'text/plain',
      'x-server-instance-token': 'stage',
      'x-logbytes-beginoffset': String(begin),
      'x-logbytes-endoffset': String(end),
    },
  })
  if (!answer.ok()) throw new Error(`The log was answered with ${answer.status()}.`)
}

/** Returns, by number of rounds, where the line ends after which that many rounds are over, including the next freeze time. */
export function endsOfRounds(log: Buffer): number[] {
  const reader = serverLogReader()
  const ends: number[] = []
  for (let begin = 0; begin < log.length; ) {
    const end = log.indexOf('\n', begin) + 1 || log.length
    const line = log.toString('utf8', begin, end)
    reader.read(line)
    if (line.includes('MatchStatus: Score')) {
      const played = reader.log().maps[0]?.rounds.filter(round => round.ended).length ?? 0
      ends[played] = end
    }
    begin = end
  }
  return ends
}

/** Returns the SteamID64 of everyone in a log. */
export function peopleOf(log: Buffer): string[] {
  const reader = serverLogReader()
  reader.read(log.toString('utf8'))
  return reader.log().maps.flatMap(map => map.people.map(({ steamId }) => steamId))
}
