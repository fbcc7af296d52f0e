import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parsers } from './type-parsers.ts'

const timestamptz = 1184
const read = parsers[timestamptz] as (text: string) => unknown

it('parses a time as Date does, to the millisecond', () => {
  const days = fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  const parts = fc.constantFrom('', '.5', '.25', '.123', '.123456')
  fc.assert(
    fc.property(days, parts, (day, part) => {
      const second = day.toISOString().slice(0, 19)
      expect(read(`${second.replace('T', ' ')}${part}+00`)).toBe(new Date(`${second}${part}Z`).toISOString())
    }),
  )
})

it('parses years of two and of five digits and a time of another zone', () => {
  expect(read('0026-11-23 23:44:17+00')).toBe('0026-11-23T23:44:17.000Z')
  expect(read('12026-11-23 23:44:17+00')).toBe('+012026-11-23T23:44:17.000Z')
  expect(read('2026-11-23 23:44:17.5+01')).toBe('2026-11-23T22:44:17.500Z')
})

it.each([1005, 1007, 1016, 1231, 1182, 1185])('a list of type %i keeps its nulls', type => {
  expect(parsers[type]?.('{NULL,NULL}')).toEqual([null, null])
})

it('parses a list of numbers around a null', () => {
  expect(parsers[1016]?.('{1200,NULL,0}')).toEqual([1200, null, 0])
})
