import { describe, expect, it } from 'vitest'
import { anyEvent, dataCells, readWell } from '../../test/read-csv.ts'

const feed = { ...anyEvent, type: 'kill' } as const
const header = ['map_name', 'round', 'tick', 'attacker_steamid', 'user_steamid', 'weapon']
const row = (round: number, tick: number, attacker: string, victim: string, weapon: string): string[] => [
  'de_nuke',
  String(round),
  String(tick),
  attacker,
  victim,
  weapon,
]
const openingsOf = (...rows: string[][]): string[] =>
  readWell([header, ...rows], feed)
    .counts.filter(({ keyplayId }) => keyplayId === 6)
    .map(({ steamId }) => steamId)
const notesOf = (...rows: string[][]): string[] =>
  readWell([header, ...rows], feed).notes.filter(note => note.startsWith('Kills with a weapon'))

describe('a kill with a weapon but without an attacker (rulebook 7.5, 8.38)', () => {
  it('opens its round, so that nobody else does, wherever its row is', () => {
    const lost = row(1, 1000, '', '6', 'ak47')
    const later = row(1, 1400, '1', '7', 'awp')
    expect(openingsOf(lost, later)).toEqual([])
    expect(openingsOf(later, lost)).toEqual([])
    expect(openingsOf(later, lost.with(2, '1500'))).toEqual(['1'])
  })

  it.each(['planted_c4', 'C4', 'world', '', 'trigger_hurt'])('is none by %j', weapon => {
    const death = row(1, 1000, '', '6', weapon)
    expect(openingsOf(death, row(1, 1400, '1', '7', 'awp'))).toEqual(['1'])
    expect(notesOf(death)).toEqual([])
  })

  it('is named with its line, the first twenty of them', () => {
    const lost = Array.from({ length: 22 }, (_, round) => row(round, round * 9000, '', '6', 'ak47'))
    expect(notesOf(lost[0] ?? [], row(0, 100, '1', '7', 'awp'), lost[1] ?? [])).toEqual([
      'Kills with a weapon but without an attacker: 2 (lines 2, 4). What they would have earned is missing, and nobody else opens a round after one of them.',
    ])
    expect(notesOf(...lost)[0]).toContain(': 22 (lines 2, 3, 4,')
    expect(notesOf(...lost)[0]).toContain(', 21, …)')
  })

  it('gives nobody else a keyplay, when all kills of a person are lost in a real series', () => {
    const [head = [], ...rows] = dataCells('spirit-falcons-kills.csv')
    const attacker = head.indexOf('attacker_steamid')
    const of = (steamId: string, cells: string[]) => cells[attacker] === steamId
    const emptied = rows.map(cells =>
      of('76561198386265483', cells) ? cells.toSpliced(attacker, 3, '', '', '') : cells,
    )
    const before = readWell([head, ...rows], feed)
    const { counts, notes } = readWell([head, ...emptied], feed)
    const more = counts.filter(({ steamId, keyplayId, count }) => {
      const known = before.counts.find(each => each.steamId === steamId && each.keyplayId === keyplayId)
      return count > (known?.count ?? 0)
    })
    expect(more).toEqual([])
    expect(notes[0]).toContain(
      `without an attacker: ${rows.filter(cells => of('76561198386265483', cells)).length} `,
    )
  })
})
