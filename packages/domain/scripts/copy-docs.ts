import { cpSync, mkdirSync, rmSync } from 'node:fs'

const ownDocs = new URL('../../../docs/', import.meta.url)
const docs = new URL('../docs/', import.meta.url)
const rulebook = new URL('../rulebook/', import.meta.url)

// The package ships the repository's rulebook and its list of exports.
for (const folder of [docs, rulebook]) rmSync(folder, { recursive: true, force: true })
mkdirSync(docs)
cpSync(new URL('domain-api.md', ownDocs), new URL('domain-api.md', docs))
cpSync(new URL('rulebook/', ownDocs), rulebook, { recursive: true })
