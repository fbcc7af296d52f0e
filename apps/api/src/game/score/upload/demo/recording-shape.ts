import type { DemoRecording } from '@game/domain'
import { z } from 'zod'

const count = z.int().min(0).max(2_147_483_647)
const side = z.enum(['CT', 'TERRORIST'])
const name = z.string().max(1000)
const actor = z.tuple([count, side.nullable()]).readonly()
const person = actor.nullable()
const total = z.int().optional()
const totals = z
  .array(
    z.strictObject({
      person: count,
      ...{ kills: total, deaths: total, '3k': total, '4k': total, '5k': total },
      ...{ dmg: total, ud: total, mvp: total },
    }),
  )
  .readonly()
const flag = z.boolean()
const tick = z.int()
const deed = { tick, by: actor }

const event = z.discriminatedUnion('event', [
  z.strictObject({
    ...{ event: z.literal('round start'), tick, played: count, warmUp: flag },
    teams: z.strictObject({ CT: name, TERRORIST: name }),
  }),
  z.strictObject({ event: z.literal('live'), tick, alive: z.array(actor), totals }),
  z.strictObject({
    ...{ event: z.literal('kill'), tick, by: person, to: person, flash: person, weapon: name },
    ...{ penetrated: count, headshot: flag, noscope: flag, thrusmoke: flag, attackerblind: flag },
  }),
  z.strictObject({ event: z.literal('hurt'), tick, by: person, to: person, weapon: name, health: z.int() }),
  z.strictObject({ event: z.literal('planted'), ...deed }),
  z.strictObject({ event: z.literal('defused'), ...deed }),
  z.strictObject({ event: z.literal('mvp'), ...deed }),
  z.strictObject({ event: z.literal('left'), ...deed }),
  z.strictObject({
    event: z.literal('round end'),
    tick,
    winner: side.nullable(),
    bomb: z.enum(['defused', 'exploded', 'none']),
  }),
  z.strictObject({ event: z.literal('totals'), tick, totals }),
  z.strictObject({ event: z.literal('over'), tick }),
])

/** What the process that reads a demo writes: it was fed with an unknown file, so nothing of it is believed. */
export const recordingShape: z.ZodType<DemoRecording> = z.strictObject({
  map: name,
  server: name,
  patch: name,
  closed: flag,
  people: z.array(z.strictObject({ steamId: z.string().regex(/^\d{17}$/), name })).max(1000),
  events: z.array(event),
})
