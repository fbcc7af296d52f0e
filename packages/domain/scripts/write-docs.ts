import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { apiPage } from './api-page.ts'
import { readDeclarations } from './declarations.ts'
import { withReadAs } from './dialect-tables.ts'
import { withRefusals } from './refusal-table.ts'

const ownRulebook = new URL('../../../docs/rulebook/', import.meta.url)
const docs = new URL('../docs/', import.meta.url)
const rulebook = new URL('../rulebook/', import.meta.url)

const calls = new URL('12-calls.md', ownRulebook)
writeFileSync(calls, withRefusals(readFileSync(calls, 'utf8')))

const dialects = new URL('../../../docs/dialects.md', import.meta.url)
writeFileSync(dialects, withReadAs(readFileSync(dialects, 'utf8')))

// The package ships the repository's rulebook, and the list of its exports.
for (const folder of [docs, rulebook]) rmSync(folder, { recursive: true, force: true })
mkdirSync(docs)
writeFileSync(new URL('domain-api.md', docs), apiPage(readDeclarations()))
cpSync(ownRulebook, rulebook, { recursive: true })
