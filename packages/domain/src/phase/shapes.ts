import { fields, number, orNull, time, whole } from '../shared/value/shape.ts'

export const phaseDates = fields({ index: whole, points: number, open: orNull(time), lock: orNull(time) })
