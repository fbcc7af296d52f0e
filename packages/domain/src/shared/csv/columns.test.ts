import { expect, it } from 'vitest'
import { cellOf, findColumns, plainName, refuseRepeats } from './columns.ts'
import { faultList } from './faults.ts'

const names = { team: ['user_team', 'victim_team_name'], tick: ['tick'] } as const

it('uses the name listed first if a column is there under two names', () => {
  expect(findColumns(['victim_team_name', 'user_team'], names)).toEqual({
    team: { at: 1, name: 'user_team' },
  })
})

it.each(['user_team', 'USER_TEAM', 'userTeam', ' User_Team ', '\uFEFFuser_team'])('knows %j', name => {
  expect(plainName(name)).toBe('userteam')
})

it('reports repeats in their own spelling, and ignores columns without a name', () => {
  const faults = faultList()
  refuseRepeats(['tick', '', 'TICK', '', 'user_team'], faults)
  expect(faults.reported()).toEqual([{ line: 1, column: 'TICK', reason: 'This column appears twice.' }])
})

it('reads an empty text if there is no column or no cell', () => {
  const row = { cells: [' a '], line: 2 }
  expect(cellOf(row, { at: 0, name: 'x' })).toBe('a')
  expect(cellOf(row, { at: 1, name: 'y' })).toBe('')
  expect(cellOf(row, undefined)).toBe('')
})
