import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bestOfThree, seriesDemos } from './scenarios.ts'

// `node write-demos.ts FOLDER` writes a best of three in parts and the maps of both shipped series as demos.
const [, , folder = '.'] = process.argv
const series = [...(await seriesDemos('vitality-furia')), ...(await seriesDemos('spirit-falcons'))]
for (const [name, demo] of [...bestOfThree(), ...series]) await writeFile(join(folder, name), demo)
