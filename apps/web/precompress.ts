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
  await Promise.all([
    writeFile(`${file}.br`, await smallest(source)),
    writeFile(`${file}.gz`, await zip(source, { level: 9 })),
  ])
}

/** In what blocks a stream is looked at, as a power of two (0: as brotli chooses), and how many distances have codes of their own; the best differs from file to file. */
const ways = [
  [0, 0],
  [0, 2],
  [20, 2],
  [20, 4],
] as const
/** From how many bytes on a tenth of a percent is worth several tries. */
const large = 100_000

/** Compresses a text; a large one in several ways, of which the smallest counts. */
async function smallest(source: Buffer): Promise<Buffer> {
  const tried = await Promise.all(
    ways.slice(0, source.length < large ? 1 : undefined).map(([block, codes]) =>
      brotli(source, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
          [constants.BROTLI_PARAM_LGBLOCK]: block,
          [constants.BROTLI_PARAM_NDIRECT]: codes,
        },
      }),
    ),
  )
  return tried.reduce((best, each) => (each.length < best.length ? each : best))
}
