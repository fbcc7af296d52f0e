import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Lays a `.br` and a `.gz` beside every text file of the build, so that the server never compresses one twice. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const names = Object.keys(bundle).filter(name => /\.(js|css|html|svg|json)$/.test(name))
      await Promise.all(names.map(name => compress(join(dir ?? 'dist', name))))
    },
  }
}

async function compress(file: string): Promise<void> {
  const source = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  }
  await Promise.all([
    writeFile(`${file}.br`, await brotli(source, { params })),
    writeFile(`${file}.gz`, await zip(source, { level: 9 })),
  ])
}
