import { isDemoName, readMatchFile, serverLogReader } from '@game/domain'
import { faultsOf } from '../../form/faults.ts'
import { sendForm } from '../../form/send-form.ts'
import { unknownPeople } from '../sources/unknown-people.ts'
import { linesOf } from './own-players.ts'

/** Why no players can be read of a file: it is no match file, or nobody is in it whom the event does not know. */
export type NoPlayers = 'noMatchFile' | 'nobody'

/**
 * Reads the players of a file as lines of a list: a match file of MatchZy or get5, a server log, a demo, or a list. A demo is read by the server, which
 * names the people whom the event does not know.
 */
export async function playersOfFile(file: File, eventId: number): Promise<string | NoPlayers> {
  if (isDemoName(file.name)) return peopleOfDemo(file, eventId)
  const text = await file.text()
  if (/\.json$/i.test(file.name) || /^\s*\{/.test(text)) return playersOfMatch(text)
  if (/^(\uFEFF)?L \d\d\//m.test(text)) return peopleOfLog(text)
  return text.trim() === '' ? 'nobody' : text
}

function playersOfMatch(text: string): string | NoPlayers {
  const read = readMatchFile(jsonOf(text))
  if (!read.ok) return 'noMatchFile'
  const { home, away } = read.match
  const players = [home, away].flatMap(team => team.players.map(player => ({ ...player, team: team.name })))
  return players.length === 0 ? 'nobody' : linesOf(players)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function peopleOfLog(text: string): string | NoPlayers {
  const reader = serverLogReader()
  reader.read(text)
  reader.end()
  const people = new Map(reader.log().maps.flatMap(map => map.people.map(person => [person.steamId, person])))
  return people.size === 0 ? 'nobody' : linesOf([...people.values()])
}

async function peopleOfDemo(file: File, eventId: number): Promise<string | NoPlayers> {
  const fields = { eventId, type: 'both', phaseIndex: 1, mode: 'add', dryRun: true }
  try {
    await sendForm({ call: 'score.uploadScore', fields, file }, () => undefined)
    return 'nobody'
  } catch (error) {
    const people = unknownPeople(faultsOf(error)?.faults ?? [])
    if (people.length === 0) throw error
    return linesOf(people)
  }
}
