import { expect, test } from 'vitest'
import { embedPath, readAddress } from './address.ts'

const read = (address: string) => readAddress(new URL(address, 'https://game.example'))

test('the address says what an embed shows and how; the token is in the fragment (rulebook 26.3, 26.7)', () => {
  expect(read('/overlay/7?league=12&theme=clear&lang=pl#token=cd_abc')).toEqual({
    kind: 'overlay',
    id: 7,
    theme: 'clear',
    language: 'pl',
    rows: 10,
    clanId: undefined,
    leagueId: 12,
    token: 'cd_abc',
  })
  expect(read('/embed/ranking/3/?clan=4&rows=25')).toMatchObject({
    kind: 'ranking',
    id: 3,
    clanId: 4,
    rows: 25,
  })
})

test('what is wrong in the query is as if it were missing, and a token there is not one (rulebook 26.3)', () => {
  expect(read('/embed/league/3?theme=pink&lang=xx&rows=-1&clan=x&token=cd_abc')).toEqual(
    read('/embed/league/3'),
  )
  expect(read('/embed/ranking/3?rows=900')?.rows).toBe(50)
})

test('what is no id is that of nothing (rulebook 26.4)', () => {
  expect(read('/embed/ranking/x')?.id).toBe(0)
  expect(read('/overlay/12345678901')?.id).toBe(0)
})

test.each(['/embed/ranking', '/embed/clan/3', '/overlay/3/4', '/'])('%s is no embed', path => {
  expect(read(path)).toBeUndefined()
})

test('a written address is read as what it was written from', () => {
  const league = { kind: 'league', id: 3, theme: 'light', language: 'pl', rows: 25 } as const
  expect(read(embedPath(league))).toMatchObject(league)
  const overlay = { kind: 'overlay', id: 3, theme: 'dark', language: undefined, leagueId: 9 } as const
  expect(embedPath(overlay)).toBe('/overlay/3?league=9')
  expect(read(embedPath(overlay))).toMatchObject(overlay)
})
