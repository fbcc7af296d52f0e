import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { webCallsFile, webCallsText } from '../../scripts/web-calls.ts'

test("the web's table of calls is that of the features; else run `pnpm --filter @game/api run docs`", async () => {
  expect(await readFile(webCallsFile, 'utf8')).toBe(webCallsText())
})
