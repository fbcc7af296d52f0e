/** `pnpm --filter @game/api run docs` writes docs/openapi.json from the contract and the procedures. */
import { writeFile } from 'node:fs/promises'
import { openApiText } from '../src/server/http/openapi/document.ts'

await writeFile(new URL('../../../docs/openapi.json', import.meta.url), openApiText())
