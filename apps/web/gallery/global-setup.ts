import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import type { TestProject } from 'vitest/node'
import { compileTexts } from '../compile-texts.ts'
import { provideChromium } from '../e2e/chromium.ts'

const root = join(import.meta.dirname, '..')

/** Builds the gallery, serves it, and provides its address and a browser to the tests of ui/. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outDir = await mkdtemp(join(tmpdir(), 'gallery-'))
  const config = { root, configFile: false, logLevel: 'error' } as const
  const [{ chromium, remove }] = await Promise.all([
    provideChromium(),
    build({
      ...config,
      plugins: [react(), compileTexts()],
      build: {
        outDir,
        emptyOutDir: true,
        target: 'es2024',
        minify: false,
        rolldownOptions: { input: join(root, 'gallery.html') },
      },
    }),
  ])
  const server = await preview({ ...config, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  project.provide('chromium', chromium)
  project.provide('galleryUrl', server.resolvedUrls?.local[0] ?? '')
  return async () => {
    await server.close()
    await Promise.all([remove(), rm(outDir, { recursive: true, force: true })])
  }
}
