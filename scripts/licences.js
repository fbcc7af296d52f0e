/** `node scripts/licences.js`: fails if an installed package has an unknown licence, or one that the game cannot accept. */
import { execFileSync } from 'node:child_process'

const bearable =
  /^(0BSD|Apache-2\.0|Artistic-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC0-1\.0|CC-BY-[34]\.0|ISC|LGPL-3\.0(-or-later)?|MIT(-0)?|MPL-2\.0|OFL-1\.1|PD|PostgreSQL|Python-2\.0|Unlicense|WTFPL|Zlib)$/

/** Of "A OR B" one has to be bearable, of "A AND B" each. */
const isBearable = licence =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some(choice => choice.split(' AND ').every(each => bearable.test(each.trim())))

const listed = JSON.parse(
  execFileSync('pnpm', ['-r', 'licenses', 'list', '--json'], { maxBuffer: 64 * 1024 * 1024 }),
)
const packages = Object.entries(listed).flatMap(([licence, found]) =>
  found.map(({ name }) => ({ licence, name })),
)
const refused = packages.filter(({ licence }) => !isBearable(licence))
for (const { name, licence } of refused) console.error(`${name}: ${licence}`)
console.log(`Licences: ${packages.length} packages, ${refused.length} refused`)
if (packages.length === 0 || refused.length > 0) process.exitCode = 1
