import { writeFileSync } from 'node:fs'
import { apiPage, apiPagePath } from './api-page.ts'
import { readDeclarations } from './declarations.ts'

writeFileSync(apiPagePath, apiPage(readDeclarations()))
