import { roleIds, styleIds } from '@game/domain'

export type TeamKey = 'vitality' | 'furia' | 'spirit' | 'falcons'

export const teams: { key: TeamKey; name: string }[] = [
  { key: 'vitality', name: 'Team Vitality' },
  { key: 'furia', name: 'FURIA' },
  { key: 'spirit', name: 'Team Spirit' },
  { key: 'falcons', name: 'Team Falcons' },
]

export type SeedPlayer = {
  team: TeamKey
  name: string
  steamId: string
  country: string
  birth: string
  roleId: number
  styleId: number
}

const { rifler, awp, igl } = roleIds
const { aggressive, passive } = styleIds

const player = (
  team: TeamKey,
  name: string,
  steamId: string,
  country: string,
  birth: string,
  roleId: number,
  styleId: number,
): SeedPlayer => ({ team, name, steamId, country, birth, roleId, styleId })

/** The twenty players of the two series, as they were then. */
export const players: SeedPlayer[] = [
  player('vitality', 'apEX', '76561197989744167', 'fr', '1993-02-22', igl, aggressive),
  player('vitality', 'ZywOo', '76561198113666193', 'fr', '2000-11-09', awp, aggressive),
  player('vitality', 'ropz', '76561197991272318', 'ee', '1999-12-22', rifler, passive),
  player('vitality', 'mezii', '76561197973140692', 'uk', '1998-10-15', rifler, passive),
  player('vitality', 'flameZ', '76561197978835160', 'il', '2003-06-22', rifler, aggressive),
  player('furia', 'FalleN', '76561197960690195', 'br', '1991-05-30', igl, passive),
  player('furia', 'molodoy', '76561198200982290', 'kz', '2005-01-10', awp, passive),
  player('furia', 'KSCERATO', '76561198058500492', 'br', '1999-09-12', rifler, passive),
  player('furia', 'yuurih', '76561198164970560', 'br', '1999-12-22', rifler, passive),
  player('furia', 'YEKINDAR', '76561198134401925', 'lv', '1999-10-04', rifler, aggressive),
  player('spirit', 'magixx', '76561199063238565', 'ru', '2003-06-03', igl, passive),
  player('spirit', 'sh1ro', '76561198081484775', 'ru', '2001-07-15', awp, passive),
  player('spirit', 'donk', '76561198386265483', 'ru', '2007-01-25', rifler, aggressive),
  player('spirit', 'tN1R', '76561198872013168', 'by', '2001-02-14', rifler, aggressive),
  player('spirit', 'zont1x', '76561198995880877', 'ua', '2005-07-20', rifler, passive),
  player('falcons', 'karrigan', '76561197989430253', 'dk', '1990-04-14', igl, passive),
  player('falcons', 'm0NESY', '76561198074762801', 'ru', '2005-05-01', awp, aggressive),
  player('falcons', 'NiKo', '76561198041683378', 'ba', '1997-02-16', rifler, passive),
  player('falcons', 'TeSeS', '76561197996678278', 'dk', '2000-12-12', rifler, aggressive),
  player('falcons', 'kyousuke', '76561199032006224', 'ru', '2008-02-01', rifler, aggressive),
]

/** Which of the generated faces of a name is used (the first by default); the generator does not know what players look like. */
const faces: Record<string, number> = {
  ZywOo: 4,
  ropz: 5,
  mezii: 7,
  flameZ: 8,
  FalleN: 4,
  molodoy: 1,
  KSCERATO: 3,
  yuurih: 7,
  YEKINDAR: 4,
  magixx: 9,
  sh1ro: 5,
  donk: 1,
  tN1R: 4,
  karrigan: 4,
  m0NESY: 8,
  NiKo: 9,
  kyousuke: 5,
}

/** The end of a picture's key for each role, which gives the portrait the pose of the role (rulebook 13.73). */
const poses = new Map<number, string>([
  [rifler, 'rifler'],
  [awp, 'awp'],
  [igl, 'igl'],
])

/** Returns the key of a player's portrait: in the team's jersey, in a pose of the role. */
export const portraitOf = ({ team, name, roleId }: SeedPlayer): string =>
  [team, name.toLowerCase(), faces[name], poses.get(roleId)].filter(part => part !== undefined).join('-')
