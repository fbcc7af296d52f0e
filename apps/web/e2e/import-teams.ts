import { request } from 'playwright-core'
import type { GameServer } from './game-servers.ts'

/** Imports this number of teams with five players each into the catalogue and returns the teams' keys. */
export async function importTeams(
  { url, admin }: Pick<GameServer, 'url' | 'admin'>,
  teams: number,
): Promise<string[]> {
  const keys = Array.from({ length: teams }, (_, team) => `crowd-${team + 1}`)
  const players = keys.flatMap((key, team) =>
    Array.from({ length: 5 }, (_, seat) => {
      const number = team * 5 + seat + 1
      return `${76561199900000000n + BigInt(number)},Player ${number},pl,2001-02-03,RIFLER,Passive,${key},`
    }),
  )
  const api = await request.newContext({ baseURL: url })
  await api.post('/api/auth/login-query', { data: admin })
  const send = async (kind: string, rows: string[]) => {
    const file = { name: `${kind}.csv`, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
    const answer = await api.post('/api/csdata/import-catalogue', { multipart: { kind, file } })
    if (!answer.ok()) throw new Error(await answer.text())
  }
  await send('team', ['key,name', ...keys.map(key => `${key},Team ${key}`)])
  await send('player', ['steamId,name,country,birth,role,style,team,img', ...players])
  await api.dispose()
  return keys
}
