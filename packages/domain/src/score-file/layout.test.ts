import { expect, it } from 'vitest'
import { uploadsOf } from './layout.ts'

it.each([
  [
    ['phase', 'steamId', 'keyplayId', 'count'],
    ['kill', 'match'],
  ],
  [['attacker_steamid', 'user_steamid', 'map_name'], ['kill']],
  [['steamid', 'adr', 'map_name'], ['match']],
  [['steamid', 'name'], []],
  [[], []],
])('a file with the header %j can be for %j (rulebook 8.3)', (header, uploads) => {
  expect(uploadsOf(header)).toEqual(uploads)
})
