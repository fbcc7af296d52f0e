import { cpSync, rmSync } from 'node:fs'

const folder = new URL('../rulebook/', import.meta.url)

// The package ships the rulebook of the repository.
rmSync(folder, { recursive: true, force: true })
cpSync(new URL('../../../docs/rulebook/', import.meta.url), folder, { recursive: true })
