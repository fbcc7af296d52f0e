import { accept, type Result, refuse } from '../shared/result.ts'
import { isVisible } from '../shared/visible.ts'
import { product } from '../shared/vocabulary.ts'
import { nameKey } from './name-key.ts'

/** The alphabets in use today (Unicode UAX 31, table 5), grouped as they are written together (UTS 39, 5.2). */
const alphabets =
  `Latin Cyrillic Greek Arabic Armenian Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew
  Kannada Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan
  Latin,Han,Hiragana,Katakana Latin,Han,Bopomofo Latin,Han,Hangul`.split(/\s+/)

const writtenWith = (scripts: string): string =>
  `(?:[^\\p{L}\\p{M}\\p{N}]|[${['Common', 'Inherited', ...scripts.split(',')].map(script => `\\p{scx=${script}}`).join('')}])*`

const oneAlphabet = new RegExp(`^(?:${alphabets.map(writtenWith).join('|')})$`, 'u')

/** Each letter from a to z, followed by the letters that look like it. */
const lookAlikes = new Map(
  'aаαɑᴀ bвβʙ cсϲᴄ dԁᴅ eеεᴇ fꜰ gɡɢ hһнʜ iіιıɪ jјᴊ kкκᴋ lӏłʟ mмᴍ nпηɴ oоοσøᴏ pрρᴘ qԛ rгʀ sѕꜱ tтτᴛ uυᴜ vνᴠ wԝωᴡ xхχ yуγʏ zᴢ'
    .split(' ')
    .flatMap(([letter = '', ...others]) => others.map((other): [string, string] => [other, letter])),
)
const digits = pairs('0o 1i 3e 4a 5s 7t')
/** Signs that stand for a letter inside a word. */
const signs = pairs('|i !i ¡i @a $s €e +t')

function pairs(text: string): ReadonlyMap<string, string> {
  return new Map(text.split(' ').map(([sign = '', letter = '']) => [sign, letter]))
}

const replaceBy = (table: ReadonlyMap<string, string>, text: string): string =>
  Array.from(text, character => table.get(character) ?? character).join('')

/** Reduces a name to what it looks like, in digits and the letters a to z. */
const lookOf = (name: string): string =>
  replaceBy(lookAlikes, name.normalize('NFD').replace(/\p{M}/gu, '')).replace(/[^a-z0-9]/g, '')

/** Writes letters that look alike the same way: a small L as I, rn as m, vv as w. */
const fold = (look: string): string => look.replaceAll('l', 'i').replaceAll('rn', 'm').replaceAll('vv', 'w')

/** What calls name a deleted user (rulebook 1.16); a screen shows it in the language of its reader. */
export const deletedName = 'deleted user'

const reserved: ReadonlySet<string> = new Set(
  'admin administrator administracja moderator official root security staff support system deleteduser'
    .split(' ')
    .map(fold),
)

/** Checks that a name does not suggest the game's staff (rulebook 1.23). Refuses NAME_RESERVED. */
export const checkUnreserved = (name: string): Result<string> => {
  const key = nameKey(name)
  const looks = [key, replaceBy(signs, key)]
    .map(lookOf)
    .flatMap(look => [look, replaceBy(digits, look), look.replace(/[0-9]/g, '')])
    .map(fold)
  const taken = looks.some(look => reserved.has(look) || look.includes(fold(product.slug)))
  return taken ? refuse('NAME_RESERVED') : accept(name)
}

/**
 * Checks that a name cannot be confused with another: every character is visible, all letters are of one alphabet, and it
 * does not suggest the game's staff (rulebook 1.23). Refuses NAME_INVISIBLE, NAME_ALPHABETS, NAME_RESERVED.
 */
export const checkVisibleName = (name: string): Result<string> => {
  if (!isVisible(name)) return refuse('NAME_INVISIBLE')
  if (!oneAlphabet.test(name.normalize('NFKC'))) return refuse('NAME_ALPHABETS')
  return checkUnreserved(name)
}
