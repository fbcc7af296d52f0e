import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { apiPage } from './api-page.ts'
import { readDeclarations } from './declarations.ts'

const docs = new URL('../docs/', import.meta.url)
const rulebook = new URL('../rulebook/', import.meta.url)

// The package ships the repository's rulebook, and the list of its exports.
for (const folder of [docs, rulebook]) rmSync(folder, { recursive: true, force: true })
mkdirSync(docs)
writeFileSync(new URL('domain-api.md', docs), apiPage(readDeclarations()))
cpSync(new URL('../../../docs/rulebook/', import.meta.url), rulebook, { recursive: true })
