import { csvFaultReason } from '@game/domain'
import { expect, test } from 'vitest'
import { missingTeams } from './missing-teams.ts'

const fault = (value: string) => ({
  line: 2,
  column: 'team',
  reason: csvFaultReason('TEAM_UNKNOWN', { value }),
})

test('the teams that a file of players names and the catalogue lacks are listed once each', () => {
  const other = { line: 3, column: 'role', reason: csvFaultReason('ROLE_UNKNOWN', { value: 'lurker' }) }
  expect(
    missingTeams([
      fault('navi'),
      fault('Ninjas in Pyjamas'),
      fault('navi'),
      fault('Kraków Żółw'),
      other,
      fault('???'),
    ]),
  ).toEqual([
    { name: 'navi', key: 'navi' },
    { name: 'Ninjas in Pyjamas', key: 'ninjas-in-pyjamas' },
    { name: 'Kraków Żółw', key: 'krakow-zolw' },
  ])
})
