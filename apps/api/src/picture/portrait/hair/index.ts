import { afro } from './afro.ts'
import { bob } from './bob.ts'
import { bun } from './bun.ts'
import { buzz } from './buzz.ts'
import { crop } from './crop.ts'
import { curls } from './curls.ts'
import { fringe } from './fringe.ts'
import type { Hair } from './hair.ts'
import { long } from './long.ts'
import { mohawk } from './mohawk.ts'
import { quiff } from './quiff.ts'
import { slick } from './slick.ts'
import { swept } from './swept.ts'

/** The hair styles a key may draw; the short ones stand twice because players wear them more. */
export const hairStyles: readonly [Hair, ...Hair[]] = [
  crop,
  crop,
  quiff,
  quiff,
  fringe,
  swept,
  swept,
  curls,
  slick,
  bun,
  long,
  mohawk,
  buzz,
  afro,
  bob,
]
