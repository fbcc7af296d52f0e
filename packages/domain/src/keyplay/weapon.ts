/** The weapons of the game in the server's words, as far as the words of parsers can be reduced to them. */
const weapons: ReadonlySet<string> = new Set(
  `ak47 aug awp bizon c4 cz75a deagle decoy elite famas fiveseven flashbang g3sg1 galilar glock hegrenade hkp2000 incgrenade
  inferno knife m249 m4a1 m4a1s m4a1silencer m4a4 mac10 mag7 molotov mp5sd mp7 mp9 negev nova p2000 p250 p90 planted_c4
  revolver sawedoff scar20 sg553 sg556 smokegrenade ssg08 taser tec9 ump45 usps uspsilencer world xm1014 zeus zeusx27 deserteagle
  dualberettas glock18 r8revolver ppbizon cz75auto`.split(/\s+/),
)

/** Words that parsers use for weapons that keyplays need. */
const otherWords: ReadonlyMap<string, string> = new Map([
  ['highexplosivegrenade', 'hegrenade'],
  ['grenadehe', 'hegrenade'],
  ['incendiarygrenade', 'incgrenade'],
  ['incendiary', 'incgrenade'],
])

/** Whether a weapon is a knife: the name contains `knife` or `bayonet` (rulebook 7.6). */
export const isKnife = (word: string): boolean => word.includes('knife') || word.includes('bayonet')

/**
 * Returns the server's word for a weapon, however a parser writes it: `weapon_hegrenade` and `HE Grenade` are `hegrenade`
 * (rulebook 8.5).
 */
export const weaponWord = (text: string): string => {
  const word = text.toLowerCase().replace(/^weapon_/, '')
  const plain = word.replace(/[\s_-]+/g, '')
  const known = otherWords.get(plain) ?? plain
  return weapons.has(known) ? known : word
}

const withoutKiller: readonly string[] = ['world', 'c4', 'planted_c4']

/** Whether a word that `weaponWord` returned is a weapon with which only people kill, unlike the bomb (rulebook 7.5). */
export const needsKiller = (word: string): boolean => isWeapon(word) && !withoutKiller.includes(word)

/** Whether a word that `weaponWord` returned is a weapon of the game. */
export const isWeapon = (word: string): boolean => weapons.has(word) || isKnife(word)
