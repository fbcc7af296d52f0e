import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, inject, test } from 'vitest'
import { createTeamProject } from '../../../../packages/domain/test/package/team-project.ts'
import { vectorProgram } from '../../../../packages/domain/test/package/vector-program.ts'
import { launchChromium } from '../chromium.ts'

/** Bundles a program of another team, as Vite does it for a page without any settings. */
async function bundle(folder: string, program: string): Promise<string> {
  writeFileSync(join(folder, 'page.js'), program)
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    build: { write: false, modulePreload: false, rolldownOptions: { input: join(folder, 'page.js') } },
  })
  const chunks = [built].flat().flatMap(each => ('output' in each ? each.output : []))
  return chunks.map(chunk => ('code' in chunk ? chunk.code : '')).join('\n')
}

test('the packed @game/domain answers all its vectors in a page that Vite has bundled', async () => {
  const team = createTeamProject()
  const browser = await launchChromium(inject('chromium'))
  try {
    const page = await browser.newPage()
    const faults: string[] = []
    page.on('pageerror', error => faults.push(error.message))
    const printed = page.waitForEvent('console')
    await page.addScriptTag({ type: 'module', content: await bundle(team.folder, vectorProgram) })
    const { cases, wrong } = JSON.parse((await printed).text())
    expect(wrong).toEqual([])
    expect(cases).toBeGreaterThan(1000)
    expect(faults).toEqual([])
  } finally {
    await browser.close()
    team.remove()
  }
})
