import { expect, it } from 'vitest'
import { type CsvFaultCode, csvFaultReason, csvFaultTexts, readCsvFault } from './fault-texts.ts'

const codes = Object.keys(csvFaultTexts) as CsvFaultCode[]

it.each(codes)('%s is recognised with its facts (rulebook 8.23)', code => {
  const names = [...csvFaultTexts[code].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const facts = Object.fromEntries(names.map((name, place) => [name, `7${place}`]))
  expect(readCsvFault(csvFaultReason(code, facts))).toEqual({ code, facts })
})

it('returns facts unchanged: empty ones, with several lines, or like a pattern', () => {
  for (const value of ['', 'a\nb', '$& (x) "y"'])
    expect(readCsvFault(csvFaultReason('TEAM_UNKNOWN', { value }))?.facts).toEqual({ value })
})

it('does not recognise any other reason', () => {
  expect(readCsvFault('Something else.')).toBeNull()
})

it('keeps the placeholder of a missing fact', () => {
  expect(csvFaultReason('TEAM_UNKNOWN')).toContain('{value}')
})
