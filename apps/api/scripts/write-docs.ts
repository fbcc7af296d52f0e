/** `pnpm --filter @game/api run docs` writes docs/openapi.json and the web's table of calls from the features' tables of calls. */
import { writeFile } from 'node:fs/promises'
import { openApiText } from '../src/server/http/openapi/document.ts'
import { webCallsFile, webCallsText } from './web-calls.ts'

await writeFile(new URL('../../../docs/openapi.json', import.meta.url), openApiText())
await writeFile(webCallsFile, webCallsText())
