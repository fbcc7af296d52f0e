/** `pnpm --filter @game/api docs` writes docs/openapi.json from the procedures and calls.ts. */
import { writeFile } from 'node:fs/promises'
import { openApiFile } from '../src/http/openapi/file.ts'

await writeFile(new URL('../../../docs/openapi.json', import.meta.url), openApiFile())
