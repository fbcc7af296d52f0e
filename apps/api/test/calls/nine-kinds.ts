import { type CatalogueKind, product } from '@game/domain'
import { expect } from 'vitest'

type Body = { data: Record<string, unknown> } & Record<string, unknown>

export type KindCase = {
  kind: CatalogueKind
  many: string
  prefix: string
  /** A complete body of the add call. `unique` makes each one different. */
  body: (unique: number) => Body
  /** What the added thing looks like, without its id. */
  thing: (unique: number) => Record<string, unknown>
  /** A value that every form refuses, at its position in the body. */
  wrongType: (body: Body) => Body
}

const game = `/api/${product.slug}`
const withData = (body: Body, data: Record<string, unknown>): Body => ({
  ...body,
  data: { ...body.data, ...data },
})
const described = (unique: number) => ({ name: `Thing ${unique}`, description: `Number ${unique}.` })
const polish = (unique: number) => ({ namePl: `Rzecz ${unique}`, descriptionPl: `Numer ${unique}.` })
const steamId = (unique: number) => `765611980000${String(unique).padStart(5, '0')}`

/** The nine kinds of reference data as their calls take and answer them (rulebook 11.15, 12.24). */
export const nineKinds: KindCase[] = [
  {
    kind: 'team',
    many: 'teams',
    prefix: '/api/csdata',
    body: unique => ({ data: { name: `Team ${unique}`, key: `team-${unique}` }, players: [] }),
    thing: unique => ({ name: `Team ${unique}`, key: `team-${unique}`, players: [] }),
    wrongType: body => ({ ...body, players: ['1'] }),
  },
  {
    kind: 'player',
    many: 'players',
    prefix: '/api/csdata',
    body: unique => ({
      data: { name: `P${unique}`, steamId: steamId(unique), country: 'pl', birth: '2001-02-03', img: 'p' },
      team: null,
      role: 1,
      style: 2,
    }),
    thing: unique => ({
      name: `P${unique}`,
      steamId: steamId(unique),
      country: 'pl',
      birth: '2001-02-03',
      img: 'p',
      teamId: null,
      roleId: 1,
      styleId: 2,
      team: null,
      role: expect.objectContaining({ id: 1, name: 'RIFLER' }),
      style: expect.objectContaining({ id: 2, name: 'Passive' }),
    }),
    wrongType: body => ({ ...body, role: '1' }),
  },
  ...(['role', 'style'] as const).map(kind => ({
    kind,
    many: `${kind}s`,
    prefix: '/api/csdata',
    body: (unique: number) => ({ data: described(unique) }),
    thing: described,
    wrongType: (body: Body) => withData(body, { description: null }),
  })),
  {
    kind: 'map',
    many: 'maps',
    prefix: '/api/csdata',
    body: unique => ({ data: { name: `Map ${unique}` } }),
    thing: unique => ({ name: `Map ${unique}` }),
    wrongType: body => withData(body, { name: ['Map'] }),
  },
  {
    kind: 'reward',
    many: 'rewards',
    prefix: '/api',
    body: unique => ({ data: { id: unique, ...described(unique), ...polish(unique) } }),
    thing: unique => ({ ...described(unique), ...polish(unique) }),
    wrongType: body => withData(body, { id: '7' }),
  },
  {
    kind: 'perk',
    many: 'perks',
    prefix: game,
    body: unique => ({
      data: {
        id: unique,
        ...described(unique),
        ...polish(unique),
        rarity: 11,
        mult: 1.25,
        keyplayType: 'kill',
      },
    }),
    thing: unique => ({
      ...described(unique),
      ...polish(unique),
      rarity: 11,
      mult: 1.25,
      keyplayType: 'kill',
    }),
    wrongType: body => withData(body, { mult: '1.25' }),
  },
  {
    kind: 'keyplay',
    many: 'keyplays',
    prefix: game,
    body: unique => ({
      data: {
        id: unique,
        name: `Keyplay ${unique}`,
        namePl: `Zagranie ${unique}`,
        points: 12.5,
        type: 'match',
      },
    }),
    thing: unique => ({
      name: `Keyplay ${unique}`,
      namePl: `Zagranie ${unique}`,
      points: 12.5,
      type: 'match',
    }),
    wrongType: body => withData(body, { points: true }),
  },
  {
    kind: 'sleeve',
    many: 'sleeves',
    prefix: game,
    body: unique => ({ data: { id: unique, ...described(unique), ...polish(unique), mult: 2 } }),
    thing: unique => ({ ...described(unique), ...polish(unique), mult: 2 }),
    wrongType: body => withData(body, { mult: null }),
  },
]
