import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { product } from '@game/domain'
import { type APIRequestContext, request } from 'playwright-core'

type Team = { id: number; key: string }
type Player = { id: number; name: string; steamId: string; team: Team }

/** The teams of each phase by key. Phase 1 is open; the others open in an hour or later. */
export type EventPlan = {
  phases: string[][]
  secondChance?: boolean
  featured?: boolean
  goal?: number
  perks?: number[]
}

/** Returns the path of a score file of the demo. */
export const demoFile = (name: string): string =>
  fileURLToPath(new URL(`../../api/src/server/seed/demo/data/${name}`, import.meta.url))

/** Opens the API as the admin, to create events and change their phases without the screens. */
export async function openAdminApi({ url, admin }: { url: string; admin: object }) {
  const api = await request.newContext({ baseURL: url })
  const send = sender(api)
  await send('/api/auth/login-query', admin)
  const teams = await readAll<Team>(api, 'teams')
  const players = await readAll<Player>(api, 'players')
  const player = (name: string): Player => {
    const found = players.find(each => each.name === name)
    if (!found) throw new Error(`no player ${name}`)
    return found
  }
  const edit = <T>(verb: string, body: object) => send<T>(`/api/${product.slug}/${verb}`, body)

  const addTeams = async (eventId: number, phaseIndex: number, keys: string[]) => {
    for (const team of teams.filter(({ key }) => keys.includes(key))) {
      const theirs = players.filter(each => each.team.id === team.id).map(({ id }) => id)
      await edit('add-phase-team', { eventId, phaseIndex, teamId: team.id, players: theirs })
    }
  }

  const addPhase = async (eventId: number, index: number, keys: string[], plan: EventPlan) => {
    const dates = { open: minutes(index * 120 - 180), lock: minutes(index * 120 - 60) }
    const goal = plan.goal ?? 100
    const data = { eventId, index, name: `Round ${index}`, points: goal, mult: 1, ...dates }
    await edit('add-phase', { data })
    await addTeams(eventId, index, keys)
    if (plan.perks) await edit('update-phase-perks', { eventId, phaseIndex: index, perks: plan.perks })
  }

  const sendFile = async (eventId: number, fields: Record<string, string>, text: string) => {
    const file = { name: 'scores.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    const answer = await api.post(`/api/${product.slug}/upload-score`, {
      multipart: { eventId: String(eventId), type: 'kill', ...fields, file },
    })
    if (!answer.ok()) throw new Error(await answer.text())
  }
  /** Uploads a score file of type kill; `phase` is used if the rows do not name one. */
  const uploadFile = (eventId: number, phase: number, text: string, reason?: string) => {
    const named: Record<string, string> = text.startsWith('phase,') ? {} : { phaseIndex: String(phase) }
    return sendFile(eventId, { ...named, ...(reason && { reason }) }, text)
  }

  return {
    player,
    createEvent: async (name: string, plan: EventPlan): Promise<number> => {
      const settings = { name, img: '', public: true, featured: plan.featured ?? false }
      const { event } = await edit<{ event: { id: number } }>('add-event', { data: settings })
      if (plan.secondChance) await edit('update-event', { eventId: event.id, data: { secondChance: true } })
      for (const [place, keys] of plan.phases.entries()) await addPhase(event.id, place + 1, keys, plan)
      return event.id
    },
    /** Locks a phase a second ago; `at` is for leagues, in which who joined after the lock does not count. */
    lock: (eventId: number, index: number, at = minutes(-0.02)) =>
      edit('update-phase', { eventId, index, data: { lock: at } }),
    open: (eventId: number, index: number) =>
      edit('update-phase', { eventId, index, data: { open: minutes(-0.01) } }),
    rename: (eventId: number, index: number, name: string) =>
      edit('update-phase', { eventId, index, data: { name } }),
    /** Uploads a score file of counts, as [player, keyplay, count]; a final result needs a reason. */
    upload: async (eventId: number, phase: number, counts: [string, number, number][], reason?: string) => {
      const rows = counts.map(([name, keyplay, count]) =>
        [phase, player(name).steamId, keyplay, count].join(),
      )
      await uploadFile(eventId, phase, ['phase,steamId,keyplayId,count', ...rows].join('\n'), reason)
    },
    uploadFile,
    /** Uploads kill feed and player stats of a real series of the demo. */
    uploadSeries: async (eventId: number, phase: number, series: string) => {
      for (const [type, part] of [
        ['kill', 'kills'],
        ['match', 'stats'],
      ] as const) {
        const text = await readFile(demoFile(`${series}-${part}.csv`), 'utf8')
        await sendFile(eventId, { type, phaseIndex: String(phase) }, text)
      }
    },
    addTeams,
    /** Sends a call about an event, such as `update-phase`, as the screens of the back-office do. */
    edit,
    close: () => api.dispose(),
  }
}

/** Returns a function that sends a call and returns the answer; a refusal fails the test with the words of the answer. */
export const sender =
  (api: APIRequestContext) =>
  async <T>(path: string, data: object): Promise<T> => {
    const answer = await api.post(path, { data })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }

/** Reads a whole list of the catalogue, page by page. */
async function readAll<T>(api: APIRequestContext, many: 'teams' | 'players'): Promise<T[]> {
  const all: T[] = []
  for (let page = 1; ; page++) {
    const path = `/api/csdata/get-${many}?pageSize=100&page=${page}`
    const { [many]: records = [] } = await read<Record<string, T[]>>(api, path)
    if (records.length === 0) return all
    all.push(...records)
  }
}

async function read<T>(api: APIRequestContext, path: string): Promise<T> {
  const answer = await api.get(path)
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}

const minutes = (from: number) => new Date(Date.now() + from * 60_000).toISOString()
