import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bestOfThree } from './scenarios.ts'

// `node write-demos.ts FOLDER` writes a best of three in parts as demos.
const [, , folder = '.'] = process.argv
for (const [name, demo] of bestOfThree()) await writeFile(join(folder, name), demo)
